import { plusDays } from './days.ts';

/**
 * Returns the last day of a stay whose room is free from `freeFrom` on: the day before, so that no day belongs to two
 * people. For a stay that had not begun, the last day precedes the first, and nobody is charged. ISO dates.
 */
export const lastDayBefore = (freeFrom: string, startsOn: string): string =>
  plusDays(freeFrom > startsOn ? freeFrom : startsOn, -1);
