import { TZDateMini } from '@date-fns/tz';

import { dayIn, plusDays } from './days.ts';

/**
 * Returns the moment of a day and time (`HH:MM`) in an IANA time zone. A time that the clocks skip moves later by as
 * much; a time that comes twice gives either moment.
 */
export function instantOf(isoDate: string, time: string, timeZone: string): Date {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number);
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return new Date(new TZDateMini(year, month - 1, day, hour, minute, timeZone).getTime());
}

/** A job that runs once a day, at a time (`HH:MM`) in an IANA time zone. */
export interface Daily {
  readonly timeZone: string;
  readonly time: string;
  /** ISO date of the last run; null: never. */
  readonly lastDay: string | null;
}

/** Returns the next run: today, at once if its time has passed, unless it has run today. */
export function nextDailyAt({ timeZone, time, lastDay }: Daily, now: Date): Date {
  const today = dayIn(timeZone, now);
  if (lastDay !== null && lastDay >= today) return instantOf(plusDays(lastDay, 1), time, timeZone);
  const at = instantOf(today, time, timeZone);
  return at > now ? at : now;
}

/** A part of every day, as `HH:MM` in a person's time zone. It goes past midnight if it ends earlier than it begins. */
export interface Hours {
  readonly from: string;
  /** The first moment that is no longer in it. */
  readonly to: string;
}

/** Returns whether a moment is within the hours of a day in an IANA time zone. */
export function isWithinHours({ from, to }: Hours, timeZone: string, at: Date): boolean {
  const local = new TZDateMini(at.getTime(), timeZone);
  const time = [local.getHours(), local.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return from < to ? from <= time && time < to : from <= time || time < to;
}
