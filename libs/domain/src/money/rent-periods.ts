import type { RentPeriod } from '@common-roof/contracts';

import { plusDays } from '../days.ts';

/** Days of a rent period that isn't a month. */
export const PERIOD_DAYS = { week: 7, two_weeks: 14, four_weeks: 28 } as const satisfies Record<
  Exclude<RentPeriod, 'month'>,
  number
>;

/** How often a year has each period. */
export const PERIODS_A_YEAR = { week: 52, two_weeks: 26, four_weeks: 13, month: 12 } as const satisfies Record<
  RentPeriod,
  number
>;

/** Returns about what a rent comes to in a month, in minor units, rounded half up. A monthly rent stays as it is. */
export function monthlyRent(minor: number, period: RentPeriod): number {
  return Number((2n * BigInt(minor) * BigInt(PERIODS_A_YEAR[period]) + 12n) / 24n);
}

/** Returns the first days of the periods from a day on, up to and including `until`. ISO dates. */
export function periodStarts(startsOn: string, period: Exclude<RentPeriod, 'month'>, until: string): string[] {
  const days: string[] = [];
  for (let day = startsOn; day <= until; day = plusDays(day, PERIOD_DAYS[period])) days.push(day);
  return days;
}
