import type { Deduction, Deposit } from '@common-roof/contracts';

import { todayHere } from '../../../lib/dates.ts';

/** Whether an amount of the wire is more than nothing. */
export const isSome = (amount: string): boolean => Number(amount) > 0;

/** A dispute that waits for the homeowner's answer. */
export const isDisputed = ({ withdrawn_at, dispute }: Deduction): boolean =>
  withdrawn_at === null && dispute?.answer === null;

/** What the roomie can still dispute: each deduction once, and in time. */
export function disputable({ deductions, disputable_until: until }: Deposit): readonly Deduction[] {
  if (until !== null && until < todayHere()) return [];
  return deductions.filter(({ withdrawn_at, dispute }) => withdrawn_at === null && dispute === null);
}
