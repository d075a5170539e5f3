import type { RentPeriod } from '@common-roof/contracts';

import { daysBetween, monthAfter, plusDays } from '../days.ts';
import type { Period } from './bills.ts';
import { PERIOD_DAYS, periodStarts } from './rent-periods.ts';

/** A rent that takes the place of the agreed one from a day on. */
export interface DatedRent {
  /** The first day of a period; a period has one rent. */
  readonly from: string;
  /** A whole period's rent in minor units. */
  readonly minor: number;
}

/** The rent of a lease. */
export interface RentTerms {
  /** ISO date in the house's time zone, inclusive. */
  readonly startsOn: string;
  /** Inclusive; null: open-ended. */
  readonly lastDay: string | null;
  /** A whole period's rent in minor units. */
  readonly minor: number;
  /** How often it is due. */
  readonly period: RentPeriod;
  /** Due day of the month, 1–31; the last day in shorter months. Other periods are due on their first day. */
  readonly dueDay: number;
  /** Later rents, in the order in which they apply. */
  readonly changes?: readonly DatedRent[];
}

/** The rent due for a period, and its days. */
export interface RentDue extends Period {
  /** `YYYY-MM`: the month, or that in which the period begins. */
  readonly month: string;
  /** Names the due within its lease: `YYYY-MM` for a month, else the first day. */
  readonly name: string;
  readonly period: RentPeriod;
  readonly dueOn: string;
  readonly days: number;
  /** Of a whole period. */
  readonly ofDays: number;
  /** A whole period's rent in minor units. */
  readonly whole: number;
  readonly minor: number;
}

const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);
const lastOf = (month: string): string => plusDays(monthAfter(month), -1);

/** Returns the rent for some days of a period in minor units, rounded to the nearest unit, half up. */
export function proratedRent(minor: number, days: number, ofDays: number): number {
  const [of, twice] = [BigInt(ofDays), 2n * BigInt(minor) * BigInt(days)];
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

interface WholePeriod extends Period {
  readonly dueOn: string;
}

function monthlyPeriods(terms: RentTerms, last: string): WholePeriod[] {
  const to = terms.lastDay === null ? last : earlier(terms.lastDay, last);
  return monthsOf({ from: terms.startsOn, to }).map((month) => {
    const days = { from: later(terms.startsOn, `${month}-01`), to: earlier(to, lastOf(month)) };
    return { ...days, dueOn: dueOnOf(terms, month, days) };
  });
}

function periodsByDays(terms: RentTerms, period: Exclude<RentPeriod, 'month'>, last: string): WholePeriod[] {
  const until = terms.lastDay === null ? last : earlier(terms.lastDay, last);
  return periodStarts(terms.startsOn, period, until).map((from) => {
    const to = plusDays(from, PERIOD_DAYS[period] - 1);
    return { from, to: terms.lastDay === null ? to : earlier(to, terms.lastDay), dueOn: from };
  });
}

/** Returns a whole period's rent on a day. */
export const rentOn = ({ minor, changes = [] }: Pick<RentTerms, 'minor' | 'changes'>, day: string): number =>
  changes.findLast(({ from }) => from <= day)?.minor ?? minor;

/**
 * Returns the rents of the periods that begin up to the end of a month (`YYYY-MM`), oldest first. Periods by weeks are
 * counted from the first day of the lease. Those in which it begins or ends are prorated by days.
 */
export function rentDues(terms: RentTerms, untilMonth: string): RentDue[] {
  const { period } = terms;
  const last = lastOf(untilMonth);
  const periods = period === 'month' ? monthlyPeriods(terms, last) : periodsByDays(terms, period, last);
  return periods
    .map(({ from, to, dueOn }) => {
      const month = from.slice(0, 7);
      const days = daysBetween(from, to) + 1;
      const ofDays = period === 'month' ? Number(lastOf(month).slice(8)) : PERIOD_DAYS[period];
      const whole = rentOn(terms, from);
      const minor = proratedRent(whole, days, ofDays);
      const name = period === 'month' ? month : from;
      return { month, name, period, from, to, dueOn, days, ofDays, whole, minor };
    })
    .filter(({ minor }) => minor > 0);
}
