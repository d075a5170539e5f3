import type { GuaranteeCovers, MoneyAccount } from '@common-roof/contracts';

import { daysBetween } from '../days.ts';
import { COVERED_ACCOUNTS } from './guarantee.ts';

/** An unpaid due. Days are ISO dates in the house's time zone, amounts minor units. */
export interface UnpaidDue {
  readonly account: MoneyAccount;
  readonly dueOn: string;
  /** The day from which it can be late: not before the roomie was told about it. */
  readonly since: string;
  readonly left: number;
}

/** What a guarantee covers. */
export interface Coverage {
  readonly covers: GuaranteeCovers;
  /** The first day of the lease. */
  readonly from: string;
  /** The last day; null: as long as the lease. */
  readonly until: string | null;
  readonly limit: number;
}

export interface Covered<Due extends UnpaidDue> {
  readonly due: Due;
  readonly daysOverdue: number;
  /** What of it is covered: at most what is unpaid, and what earlier dues leave of the limit. */
  readonly covered: number;
}

/** Returns the overdue dues that a guarantee covers, oldest first. Those beyond the limit are covered with 0. */
export function coveredDues<Due extends UnpaidDue>(
  dues: readonly Due[],
  { covers, from, until, limit }: Coverage,
  today: string,
): Covered<Due>[] {
  const accounts: readonly MoneyAccount[] = COVERED_ACCOUNTS[covers];
  const overdue = dues
    .filter(({ account, left }) => accounts.includes(account) && left > 0)
    .filter(({ dueOn, since }) => since < today && dueOn >= from && (until === null || dueOn <= until))
    .toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
  let rest = limit;
  return overdue.map((due) => {
    const covered = Math.min(due.left, rest);
    rest -= covered;
    return { due, daysOverdue: daysBetween(due.since, today), covered };
  });
}

/** Returns the sum of what is covered, in minor units. */
export const coveredSum = (covered: readonly Covered<UnpaidDue>[]): number =>
  covered.reduce((sum, one) => sum + one.covered, 0);

/** Returns the dues that everyone is told about: covered, and overdue for as many days. */
export const duesToTell = <Due extends UnpaidDue>(covered: readonly Covered<Due>[], days: number): Covered<Due>[] =>
  covered.filter((one) => one.covered > 0 && one.daysOverdue >= days);

/** Returns a limit of so many months of a monthly rent, in minor units. */
export const limitOfMonths = (months: number, monthlyRent: number): number => months * monthlyRent;
