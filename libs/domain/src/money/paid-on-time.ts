import { daysBetween } from '../days.ts';

/** Days after the due day on which rent still counts as paid on time: transfers take a weekend. */
export const RENT_GRACE_DAYS = 3;

/** An amount that a roomie owed a homeowner. Dates are ISO dates in the house's time zone. */
export interface DueRent {
  readonly dueOn: string;
  /** The day from which it can be late: `dueOn`, or the day on which the roomie could first know of it. */
  readonly since: string;
  /** In minor units; positive. */
  readonly minor: number;
  /** Whether it is a month's rent. Others only take their share of the payments. */
  readonly isRent: boolean;
}

/** What was paid, in minor units. */
export interface PaidRent {
  readonly on: string;
  readonly minor: number;
}

export interface PunctualRent {
  readonly onTime: number;
  readonly all: number;
}

/**
 * Counts the dues of one house that were covered in full within the grace. Payments cover the oldest dues first, as in the
 * ledger. A due counts when it is paid, or when its grace is over.
 * @param today ISO date in the house's time zone
 */
export function countPaidOnTime(dues: readonly DueRent[], payments: readonly PaidRent[], today: string): PunctualRent {
  const paidBy = (days: number, since: string): number =>
    payments.reduce((sum, { on, minor }) => (daysBetween(since, on) <= days ? sum + minor : sum), 0);
  const punctual = { onTime: 0, all: 0 };
  let owed = 0;
  for (const { since, minor, isRent, dueOn } of dues.toSorted(byDay)) {
    owed += minor;
    if (!isRent || dueOn > today) continue;
    const isPaid = paidBy(RENT_GRACE_DAYS, since) >= owed;
    if (!isPaid && daysBetween(since, today) <= RENT_GRACE_DAYS) continue;
    punctual.all += 1;
    if (isPaid) punctual.onTime += 1;
  }
  return punctual;
}

const byDay = ({ dueOn: a }: DueRent, { dueOn: b }: DueRent): number => (a === b ? 0 : a < b ? -1 : 1);
