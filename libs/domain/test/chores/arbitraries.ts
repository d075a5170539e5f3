import { casesOf } from '@common-roof/testing';
import fc, { type Arbitrary, type IProperty } from 'fast-check';

import { type OnDay, type OnWeekday, plusDays, type Recurrence } from '../../src/index.ts';

/** Runs a property often enough to reach rare cases. */
export const alwaysHolds = <T>(property: IProperty<T>): void => fc.assert(property, casesOf(5_000));

/** A day within thirty years, seven of them leap years. */
export const anyDay: Arbitrary<string> = fc
  .integer({ min: 0, max: 30 * 365 })
  .map((days) => plusDays('2024-01-01', days));

const anyPlace: Arbitrary<OnDay | OnWeekday> = fc.oneof(
  fc.record({ on: fc.constant('day'), day: fc.integer({ min: 1, max: 31 }) }),
  fc.record({
    on: fc.constant('weekday'),
    nth: fc.constantFrom(1, 2, 3, 4, -1),
    weekday: fc.integer({ min: 1, max: 7 }),
  }),
);

const anyWeekdays = fc
  .uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 })
  .map((weekdays) => weekdays.toSorted((a, b) => a - b));

export const anyRecurrence: Arbitrary<Recurrence> = fc.oneof(
  fc.record({ every: fc.constant('day'), interval: fc.integer({ min: 1, max: 366 }) }),
  fc.record({ every: fc.constant('week'), interval: fc.integer({ min: 1, max: 52 }), weekdays: anyWeekdays }),
  fc.record({ every: fc.constant('month'), interval: fc.integer({ min: 1, max: 24 }), in: anyPlace }),
  fc.record({
    every: fc.constant('year'),
    interval: fc.integer({ min: 1, max: 2 }),
    month: fc.integer({ min: 1, max: 12 }),
    in: anyPlace,
  }),
);

/** Zones whose clocks change at 01:00, at 02:00, at midnight, by half an hour, and never. */
export const anyZone: Arbitrary<string> = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Asia/Beirut',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'UTC',
);

export const anyTime: Arbitrary<string> = fc
  .integer({ min: 0, max: 24 * 60 - 1 })
  .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);

/** A random subset. */
export const someOf = <T>(all: readonly T[], minLength = 0): Arbitrary<T[]> => fc.subarray([...all], { minLength });

/** The weight of a chore. */
export const anyPoints: Arbitrary<number> = fc.integer({ min: 1, max: 10 });
