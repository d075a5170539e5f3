import type { RentPeriod } from '@common-roof/contracts';

import { monthAfter, plusDays } from '../days.ts';
import { PERIOD_DAYS, periodStarts } from './rent-periods.ts';

/** How a lease that began in the past is taken over. */
export interface LeasePast {
  /** ISO date; dues before it were settled elsewhere. */
  readonly chargedFrom: string;
  /** Opening balance in minor units, owed on that day; negative: paid in advance. */
  readonly openingMinor: number;
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/**
 * Returns the possible first charging days: the lease's first day, and the first day of each later period up to the next
 * one. ISO dates.
 */
export function chargingDays(startsOn: string, today: string, period: RentPeriod): string[] {
  if (period !== 'month') return periodStarts(startsOn, period, plusDays(today, PERIOD_DAYS[period]));
  const days = [startsOn];
  const last = monthAfter(today.slice(0, 7));
  for (let day = monthAfter(startsOn.slice(0, 7)); day <= last; day = monthAfter(day.slice(0, 7))) days.push(day);
  return days;
}

/** Whether a lease begins before today, so that its past can be set. */
export const hasPast = (startsOn: string, today: string): boolean => startsOn < today;

/**
 * Returns how a lease is taken over: as chosen; by default, periods before this one were settled elsewhere. Null: it is
 * charged from its first day.
 * @param said the choice; ignored if it doesn't fit the first day
 */
export function pastOf(startsOn: string, today: string, period: RentPeriod, said: LeasePast | null): LeasePast | null {
  if (said !== null && hasPast(startsOn, today) && chargingDays(startsOn, today, period).includes(said.chargedFrom))
    return said;
  const current = period === 'month' ? monthOf(today) : (periodStarts(startsOn, period, today).at(-1) ?? startsOn);
  return startsOn < current ? { chargedFrom: current, openingMinor: 0 } : null;
}
