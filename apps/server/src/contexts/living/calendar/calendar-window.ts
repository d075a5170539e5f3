import { CALENDAR_LIMITS } from '@common-roof/contracts';
import { dayIn, daysBetween, instantOf } from '@common-roof/domain';
import { filled, type Reader } from '@common-roof/words';

import type { CalendarQuery } from '#kernel/calendar/calendar-source.ts';
import { unacceptable } from '#kernel/errors/domain-error.ts';

type Window = Pick<CalendarQuery, 'from' | 'until'>;

/** @throws 422 for a window that is too long, or ends before it begins */
export function requireWindow({ from, until }: Window): void {
  const days = daysBetween(from, until);
  if (days >= 1 && days <= CALENDAR_LIMITS.windowDays) return;
  const sentence = 'Choose a last day after the first one, at most {days} days later.';
  throw unacceptable('until', filled(sentence, { days: CALENDAR_LIMITS.windowDays }));
}

/** Returns the question to the contexts, for one person's view of some days of a house. */
export const calendarQuery = (
  { houseId, timeZone }: Pick<CalendarQuery, 'houseId' | 'timeZone'>,
  viewer: CalendarQuery['viewer'],
  { from, until }: Window,
  { now, reader }: { readonly now: Date; readonly reader: Reader },
): CalendarQuery => ({
  houseId,
  timeZone,
  viewer,
  from,
  until,
  start: instantOf(from, '00:00', timeZone),
  end: instantOf(until, '00:00', timeZone),
  today: dayIn(timeZone, now),
  now,
  reader,
});
