import fc from 'fast-check';

import { alwaysHolds, anyDay, anyRecurrence, anyTime, anyZone } from '../../test/chores/arbitraries.ts';
import { weekdayOf } from '../cleaning.ts';
import { dayIn, daysBetween, monthAfter, plusDays } from '../days.ts';
import { type ChoreSchedule, MAX_WINDOW_DAYS, nextOccurrence, occurrences } from './occurrences.ts';
import type { OnDay, OnWeekday, Recurrence } from './recurrence.ts';

const monthNumber = (isoDate: string): number => Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7));
const lastOfMonth = (isoDate: string): string => plusDays(monthAfter(isoDate.slice(0, 7)), -1);
const mondayOf = (isoDate: string): string => plusDays(isoDate, 1 - weekdayOf(isoDate));

function isPlace(place: OnDay | OnWeekday, isoDate: string): boolean {
  const date = Number(isoDate.slice(8));
  const left = daysBetween(isoDate, lastOfMonth(isoDate));
  if (place.on === 'day') return date === place.day || (left === 0 && date < place.day);
  if (weekdayOf(isoDate) !== place.weekday) return false;
  return place.nth === -1 ? left < 7 : Math.ceil(date / 7) === place.nth;
}

/** Checks independently whether a single day is due. */
function isDue(recurrence: Recurrence, startsOn: string, isoDate: string): boolean {
  const { interval } = recurrence;
  switch (recurrence.every) {
    case 'day':
      return daysBetween(startsOn, isoDate) % interval === 0;
    case 'week':
      return (
        recurrence.weekdays.includes(weekdayOf(isoDate)) &&
        daysBetween(mondayOf(startsOn), mondayOf(isoDate)) % (7 * interval) === 0
      );
    case 'month':
      return (monthNumber(isoDate) - monthNumber(startsOn)) % interval === 0 && isPlace(recurrence.in, isoDate);
    case 'year':
      return (
        (Number(isoDate.slice(0, 4)) - Number(startsOn.slice(0, 4))) % interval === 0 &&
        Number(isoDate.slice(5, 7)) === recurrence.month &&
        isPlace(recurrence.in, isoDate)
      );
  }
}

const daysFrom = (from: string, until: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, until)) }, (_, ahead) => plusDays(from, ahead));

const of = (recurrence: Recurrence, startsOn = '2026-01-01', dueTime = '18:00'): ChoreSchedule => ({
  recurrence,
  startsOn,
  dueTime,
  timeZone: 'Europe/Berlin',
});
const datesOf = (schedule: ChoreSchedule, from: string, until: string): string[] =>
  occurrences(schedule, from, until).map(({ dueOn }) => dueOn);

const anySchedule = fc.record({ recurrence: anyRecurrence, startsOn: anyDay, dueTime: anyTime, timeZone: anyZone });
const anyWindow = fc.integer({ min: 0, max: 70 });

describe('chore occurrences', () => {
  it('fall on the last day of months without a 31st or a 30th', () => {
    const monthly = (day: number): ChoreSchedule => of({ every: 'month', interval: 1, in: { on: 'day', day } });
    expect(datesOf(monthly(31), '2028-01-01', '2028-05-01')).toEqual([
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
      '2028-04-30',
    ]);
    expect(datesOf(monthly(30), '2027-01-01', '2027-04-01')).toEqual(['2027-01-30', '2027-02-28', '2027-03-30']);
  });

  it('fall on 28 February in years without a 29th', () => {
    const yearly = of({ every: 'year', interval: 1, month: 2, in: { on: 'day', day: 29 } });
    expect(datesOf(yearly, '2027-01-01', '2029-12-31')).toEqual(['2027-02-28', '2028-02-29', '2029-02-28']);
  });

  it('keep the same hour in summer and winter, and move an hour later when the clocks skip it', () => {
    const at = (dueTime: string): string[] =>
      occurrences(of({ every: 'day', interval: 1 }, '2026-01-01', dueTime), '2026-03-28', '2026-03-31').map(
        ({ dueAt }) => dueAt.toISOString(),
      );
    expect(at('18:00')).toEqual(['2026-03-28T17:00:00.000Z', '2026-03-29T16:00:00.000Z', '2026-03-30T16:00:00.000Z']);
    expect(at('02:30')).toEqual(['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z']);
  });

  it('count every second week from the starting week', () => {
    const cleaning = of({ every: 'week', interval: 2, weekdays: [1, 4] }, '2026-01-07');
    expect(datesOf(cleaning, '2026-01-01', '2026-02-01')).toEqual(['2026-01-08', '2026-01-19', '2026-01-22']);
  });

  it('are empty before the start and in an empty window', () => {
    const daily = of({ every: 'day', interval: 1 }, '2026-05-01');
    expect(datesOf(daily, '2026-04-01', '2026-05-01')).toEqual([]);
    expect(datesOf(daily, '2026-06-01', '2026-06-01')).toEqual([]);
    expect(datesOf(daily, '2026-06-02', '2026-06-01')).toEqual([]);
  });

  it('are limited to a window of a few years', () => {
    const daily = of({ every: 'day', interval: 1 });
    const until = plusDays('2026-01-01', MAX_WINDOW_DAYS);
    expect(occurrences(daily, '2026-01-01', until)).toHaveLength(MAX_WINDOW_DAYS);
    expect(() => occurrences(daily, '2026-01-01', plusDays(until, 1))).toThrow(RangeError);
  });

  it('match the days named by any rule, start and window', () => {
    alwaysHolds(
      fc.property(anySchedule, fc.integer({ min: -100, max: 3_000 }), anyWindow, (schedule, ahead, days) => {
        const from = plusDays(schedule.startsOn, ahead);
        const until = plusDays(from, days);
        const due = daysFrom(from < schedule.startsOn ? schedule.startsOn : from, until);
        expect(datesOf(schedule, from, until)).toEqual(
          due.filter((date) => isDue(schedule.recurrence, schedule.startsOn, date)),
        );
      }),
    );
  });

  it('are the same for a window as for its two halves, once a day', () => {
    alwaysHolds(
      fc.property(anySchedule, anyWindow, anyWindow, (schedule, days, moreDays) => {
        const [from, between] = [schedule.startsOn, plusDays(schedule.startsOn, days)];
        const until = plusDays(between, moreDays);
        const whole = occurrences(schedule, from, until);
        expect(whole).toEqual([...occurrences(schedule, from, between), ...occurrences(schedule, between, until)]);
        expect(new Set(whole.map(({ dueOn }) => dueOn)).size).toBe(whole.length);
      }),
    );
  });

  it("fall at a moment on their day in the house's time zone, in order", () => {
    alwaysHolds(
      fc.property(anySchedule, anyWindow, (schedule, days) => {
        const due = occurrences(schedule, schedule.startsOn, plusDays(schedule.startsOn, days));
        for (const [at, { dueOn, dueAt }] of due.entries()) {
          expect(dayIn(schedule.timeZone, dueAt)).toBe(dueOn);
          expect(dueAt.getTime()).toBeGreaterThan(due[at - 1]?.dueAt.getTime() ?? 0);
        }
      }),
    );
  });

  it('start with the day that nextOccurrence returns', () => {
    alwaysHolds(
      fc.property(anySchedule, fc.integer({ min: -10, max: 400 }), (schedule, ahead) => {
        const from = plusDays(schedule.startsOn, ahead);
        const next = nextOccurrence(schedule, from);
        expect(occurrences(schedule, next.dueOn, plusDays(next.dueOn, 1))).toEqual([next]);
        expect(occurrences(schedule, from, next.dueOn)).toEqual([]);
      }),
    );
  });
});
