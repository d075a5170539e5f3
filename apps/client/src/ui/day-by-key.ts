import { plusDays } from '@common-roof/domain';

import { stepByKey } from '#lib/direction.ts';
import { addMonths, mondayOf } from './calendar-days.ts';

const WEEK = 7;

/** Returns the day to which a key moves in a grid of weeks, as the ARIA pattern has it; undefined for other keys. */
export function dayByKey(key: string, day: string): string | undefined {
  const step = stepByKey(key);
  if (step !== 0) return plusDays(day, step);
  switch (key) {
    case 'ArrowUp':
      return plusDays(day, -WEEK);
    case 'ArrowDown':
      return plusDays(day, WEEK);
    case 'Home':
      return mondayOf(day);
    case 'End':
      return plusDays(mondayOf(day), WEEK - 1);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}
