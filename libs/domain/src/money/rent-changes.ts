import type { RentChangeState, RentPeriod } from '@common-roof/contracts';

import { monthAfter, plusDays } from '../days.ts';
import { type ActionOf, defineMachine } from '../machine.ts';
import { PERIOD_DAYS, periodStarts } from './rent-periods.ts';

/** A rent that the homeowner announced. That it is in force follows from its day. */
export const rentChangeMachine = defineMachine({
  name: 'rent change',
  states: ['announced', 'withdrawn'] satisfies RentChangeState[],
  initial: 'announced',
  final: ['withdrawn'],
  transitions: {
    withdraw: { from: ['announced'], to: 'withdrawn', by: ['homeowner'] },
  },
});
export type RentChangeAction = ActionOf<typeof rentChangeMachine>;

/** A house's rules for rent increases. */
export interface IncreaseRules {
  /** The least days between the announcement and the new rent. */
  readonly noticeDays: number;
  /** The fewest months since the lease began, or since its last increase. */
  readonly months: number;
}

/** The lease whose rent changes. Days are ISO dates in the house's time zone. */
export interface ChangedLease {
  readonly startsOn: string;
  readonly period: RentPeriod;
  /** The first day of its last increase; null: there was none. */
  readonly increasedOn: string | null;
  /** The last day of a fixed term that isn't over; null: it has none. */
  readonly termEndsOn: string | null;
}

/** Returns the day a number of months later; the last day of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = plusDays(monthAfter(first.slice(0, 7)), -1);
  const wanted = `${first.slice(0, 7)}-${day.slice(8)}`;
  return wanted < last ? wanted : last;
}

/** Returns the first day of the first rent period that begins on or after a day. */
export function periodFrom({ startsOn, period }: Pick<ChangedLease, 'startsOn' | 'period'>, day: string): string {
  if (day <= startsOn) return startsOn;
  if (period !== 'month') {
    return periodStarts(startsOn, period, plusDays(day, PERIOD_DAYS[period] - 1)).at(-1) ?? startsOn;
  }
  return day.endsWith('-01') ? day : monthAfter(day.slice(0, 7));
}

/** Returns the first day from which a rent can be lower: a period that hasn't begun. */
export const earliestDecrease = (lease: ChangedLease, today: string): string => periodFrom(lease, plusDays(today, 1));

/** Returns the first day from which a rent can be higher. Never within a fixed term. */
export function earliestIncrease(lease: ChangedLease, { noticeDays, months }: IncreaseRules, today: string): string {
  const days = [
    plusDays(today, Math.max(1, noticeDays)),
    monthsLater(lease.increasedOn ?? lease.startsOn, months),
    ...(lease.termEndsOn === null ? [] : [plusDays(lease.termEndsOn, 1)]),
  ];
  return periodFrom(
    lease,
    days.reduce((last, day) => (day > last ? day : last)),
  );
}

/** Returns the highest rent that an increase of at most some percent allows, in minor units; null: no limit. */
export const highestRent = (minor: number, percent: number | null): number | null =>
  percent === null ? null : Number((BigInt(minor) * BigInt(100 + percent)) / 100n);
