import { TZDateMini } from '@date-fns/tz';

import { dayIn, plusDays } from './days.ts';

/**
 * The moment of a day and time (`HH:MM`) in a time zone (IANA). A time that the clocks skip is as much later; of one that
 * comes twice it is either.
 */
export function instantOf(isoDate: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDateMini(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** Something that happens once a day, at a time (`HH:MM`) in a time zone (IANA). */
export interface Daily {
  readonly timeZone: string;
  readonly time: string;
  /** ISO date of the day on which it last happened; null: never. */
  readonly lastDay: string | null;
}

/** When it happens next: today, at once where the time is over, unless it has happened today. */
export function nextDailyAt({ timeZone, time, lastDay }: Daily, now: Date): Date {
  const today = dayIn(timeZone, now);
  if (lastDay !== null && lastDay >= today) return instantOf(plusDays(lastDay, 1), time, timeZone);
  const at = instantOf(today, time, timeZone);
  return at > now ? at : now;
}
