import { daysBetween, monthAfter, plusDays } from '../days.ts';
import type { Period } from './bills.ts';

/** What is to be paid each month while a lease lasts. */
export interface RentTerms {
  /** ISO dates in the house's time zone; both count. */
  readonly startsOn: string;
  /** The last day; null: it goes on. */
  readonly lastDay: string | null;
  /** A month's rent in minor units. */
  readonly minor: number;
  /** Day of the month on which it is due, 1–31; the last day of a month that is shorter. */
  readonly dueDay: number;
}

/** What is to be paid for a month, and why. */
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

/** A part of a month's rent for some of its days, in minor units: the nearest, a half up. */
export function proratedRent(minor: number, days: number, monthDays: number): number {
  const [of, twice] = [BigInt(monthDays), 2n * BigInt(minor) * BigInt(days)];
  return Number((twice + of) / (2n * of));
}

/**
 * The day on which a month's rent is due: never before the days that it is for, and never after them, so that who leaves
 * early in a month has paid it by then.
 */
const dueOnOf = ({ dueDay }: RentTerms, month: string, { from, to }: Period): string => {
  const day = earlier(plusDays(`${month}-01`, dueDay - 1), lastOf(month));
  return later(from, earlier(day, to));
};

/** The months (`YYYY-MM`) that a period has days of. */
export function monthsOf({ from, to }: Period): string[] {
  const months: string[] = [];
  for (let day = from; day <= to; day = monthAfter(day.slice(0, 7))) months.push(day.slice(0, 7));
  return months;
}

/**
 * What is due for each month up to one of them (`YYYY-MM`), the first first. A month in which the lease begins or ends is
 * reckoned by its days.
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
