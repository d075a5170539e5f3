import { daysBetween, monthAfter, plusDays } from '../days.ts';
import type { Period } from './bills.ts';

/** The monthly rent of a lease. */
export interface RentTerms {
  /** ISO date in the house's time zone, inclusive. */
  readonly startsOn: string;
  /** Inclusive; null: open-ended. */
  readonly lastDay: string | null;
  /** A month's rent in minor units. */
  readonly minor: number;
  /** Due day of the month, 1–31; the last day in shorter months. */
  readonly dueDay: number;
}

/** The rent due for a month, and its days. */
export interface RentDue extends Period {
  /** `YYYY-MM` */
  readonly month: string;
  readonly dueOn: string;
  readonly days: number;
  readonly monthDays: number;
  readonly minor: number;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);
const lastOf = (month: string): string => plusDays(monthAfter(month), -1);

/** Returns the rent for some days of a month in minor units, rounded to the nearest unit, half up. */
export function proratedRent(minor: number, days: number, monthDays: number): number {
  const [of, twice] = [BigInt(monthDays), 2n * BigInt(minor) * BigInt(days)];
  return Number((twice + of) / (2n * of));
}

/**
 * Returns the day a month's rent is due: within the days it covers, so that a roomie who leaves early in a month has
 * paid it by then.
 */
const dueOnOf = ({ dueDay }: RentTerms, month: string, { from, to }: Period): string => {
  const day = earlier(plusDays(`${month}-01`, dueDay - 1), lastOf(month));
  return later(from, earlier(day, to));
};

/** Returns the months (`YYYY-MM`) a period touches. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = monthAfter(day.slice(0, 7))) months.push(day.slice(0, 7));
  return months;
}

/**
 * Returns the rents due up to a month (`YYYY-MM`), oldest first. The months in which the lease begins or ends are
 * prorated by days.
 */
export function rentDues(terms: RentTerms, untilMonth: string): RentDue[] {
  const last = lastOf(untilMonth);
  const to = terms.lastDay === null ? last : earlier(terms.lastDay, last);
  return monthsOf({ from: terms.startsOn, to })
    .map((month) => {
      const period = { from: later(terms.startsOn, `${month}-01`), to: earlier(to, lastOf(month)) };
      const days = daysBetween(period.from, period.to) + 1;
      const monthDays = Number(lastOf(month).slice(8));
      const minor = proratedRent(terms.minor, days, monthDays);
      return { month, ...period, dueOn: dueOnOf(terms, month, period), days, monthDays, minor };
    })
    .filter(({ minor }) => minor > 0);
}
