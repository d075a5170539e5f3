import { plusDays } from './days.ts';

/**
 * The last day of a stay whose room can be had from `freeFrom` on: the day before, so that no day belongs to two people. A
 * stay that had not begun by then never was: its last day lies before its first, and nobody is charged for it. ISO dates.
 */
export const lastDayBefore = (freeFrom: string, startsOn: string): string =>
  plusDays(freeFrom > startsOn ? freeFrom : startsOn, -1);
