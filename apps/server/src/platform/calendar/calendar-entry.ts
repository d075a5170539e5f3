import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { EmailAttachment } from '../mail/composers.ts';

/** Something that people have in their calendars. */
export interface CalendarEntry {
  /** Of the entry, for ever: a calendar replaces or removes the one that it has. */
  readonly id: string;
  /** The file's, without its ending. */
  readonly name: string;
  /** RFC 5545 SEQUENCE: never less than that of what was sent before. */
  readonly version: number;
  readonly stamp: Date;
  /** From and until, or an ISO date for all of a day. */
  readonly when: { readonly start: Date; readonly end: Date } | { readonly day: string };
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** `gone` is removed from the calendars that have it. */
  readonly state: 'tentative' | 'confirmed' | 'gone';
}

const STATUS = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  gone: ICalEventStatus.CANCELLED,
};

/** @param host the product's own, which makes ids the only ones of their kind */
export function calendarFile(entry: CalendarEntry, host: string): EmailAttachment {
  const { id, name, version, stamp, when, summary, description, location, state } = entry;
  const calendar = ical({
    prodId: { company: 'Common Roof', product: 'Calendar' },
    method: state === 'gone' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@${host}`,
    sequence: version,
    stamp,
    ...('day' in when ? { start: new Date(`${when.day}T00:00:00Z`), allDay: true } : when),
    summary,
    description: description ?? null,
    location: location ?? null,
    status: STATUS[state],
  });
  return { filename: `${name}.ics`, contentType: 'text/calendar; charset=utf-8', content: calendar.toString() };
}
