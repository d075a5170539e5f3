import type { Recurrence } from '@common-roof/contracts';

export const UNITS = ['day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];
export type Place = Extract<Recurrence, { every: 'month' }>['in'];

const SATURDAY = 6;

/** Converts a recurrence to another unit, keeping what fits. */
export function inUnit(recurrence: Recurrence, every: Unit): Recurrence {
  const place: Place = 'in' in recurrence ? recurrence.in : { on: 'weekday', nth: 1, weekday: SATURDAY };
  switch (every) {
    case 'day':
      return { every, interval: 1 };
    case 'week':
      return { every, interval: 1, weekdays: recurrence.every === 'week' ? recurrence.weekdays : [SATURDAY] };
    case 'month':
      return { every, interval: 1, in: place };
    case 'year':
      return { every, interval: 1, month: 1, in: place };
  }
}
