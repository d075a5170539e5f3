import { calendarText, type Reader } from '@common-roof/words';

import type { RegisteredItem } from '#kernel/calendar/calendar-register.ts';
import { ZonedCalendar } from '#kernel/calendar/zoned-calendar.ts';

/** The content of a house's calendar for calendar programs. */
export interface FeedContent {
  readonly house: string;
  /** IANA time zone. */
  readonly timeZone: string;
  /** URL of the page with the calendar. */
  readonly page: string;
  readonly host: string;
  /** When the entries were last so; it changes once a day, so that an unchanged calendar stays the same. */
  readonly stamp: Date;
  readonly items: readonly RegisteredItem[];
}

const REFRESH_SECONDS = 3_600;

/** Writes each item as an entry of its own, in the language of the reader. */
export function writeFeed({ house, timeZone, page, host, stamp, items }: FeedContent, reader: Reader): string {
  const calendar = new ZonedCalendar({
    name: house,
    product: 'Calendar',
    timeZone,
    refreshSeconds: REFRESH_SECONDS,
    host,
  });
  for (const item of items) {
    const words = { id: `${item.kind}-${item.id}`, version: 0, stamp, summary: summaryOf(item, reader), url: page };
    const { from, to, day, until } = item;
    if (from === undefined) calendar.addDays(words, day, until);
    else if (to === undefined) calendar.addEntry(words, from);
    else calendar.addSpan(words, from, to);
  }
  return calendar.toString();
}

function summaryOf({ kind, about = '', person, state }: RegisteredItem, reader: Reader): string {
  const name = person ?? '';
  const mark = state === 'done' ? '✓ ' : state === 'missed' ? '✗ ' : '';
  switch (kind) {
    case 'turn':
      return mark + (name === '' ? about : calendarText('turn', { chore: about, name }, reader));
    case 'cleaning':
      return mark + calendarText('cleaning', { name }, reader);
    case 'repair':
      return mark + calendarText('repair', { title: about }, reader);
    case 'showing':
      return calendarText('showing', { room: about }, reader);
    case 'away':
      return calendarText('away', { name }, reader);
    default:
      return about;
  }
}
