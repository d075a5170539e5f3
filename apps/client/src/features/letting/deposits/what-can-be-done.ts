import type { Deduction, Deposit } from '@common-roof/contracts';

import { todayHere } from '#lib/dates.ts';

/** Whether a wire amount is positive. */
export const isSome = (amount: string): boolean => Number(amount) > 0;

/** Whether a dispute waits for the homeowner's answer. */
export const isDisputed = ({ withdrawn_at, dispute }: Deduction): boolean =>
  withdrawn_at === null && dispute?.answer === null;

/** Returns the deductions the roomie can still dispute: each once, before the deadline. */
export function disputable({ deductions, disputable_until: until }: Deposit): readonly Deduction[] {
  if (until !== null && until < todayHere()) return [];
  return deductions.filter(({ withdrawn_at, dispute }) => withdrawn_at === null && dispute === null);
}
