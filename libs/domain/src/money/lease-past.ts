import { monthAfter } from '../days.ts';

/** How a lease that begins in the past is taken over. */
export interface LeasePast {
  /** ISO date: what was due before was settled elsewhere. */
  readonly chargedFrom: string;
  /** In minor units: owed on that day; below nothing: paid in advance. */
  readonly openingMinor: number;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** What can be chosen: the first day of the lease, and the first of each month since, up to the next one. ISO dates. */
export function chargingDays(startsOn: string, today: string): string[] {
  const days = [startsOn];
  const last = monthAfter(today.slice(0, 7));
  for (let day = monthAfter(startsOn.slice(0, 7)); day <= last; day = monthAfter(day.slice(0, 7))) days.push(day);
  return days;
}

/** Whether a lease begins before today, so that something can be said of its past. */
export const hasPast = (startsOn: string, today: string): boolean => startsOn < today;

/**
 * How a lease is taken over: as somebody said; where nobody did, months before this one were settled elsewhere. Null: it is charged
 * from its first day on.
 * @param said what does not go with the first day is as if it had not been said
 */
export function pastOf(startsOn: string, today: string, said: LeasePast | null): LeasePast | null {
  if (said !== null && hasPast(startsOn, today) && chargingDays(startsOn, today).includes(said.chargedFrom))
    return said;
  const month = monthOf(today);
  return startsOn < month ? { chargedFrom: month, openingMinor: 0 } : null;
}
