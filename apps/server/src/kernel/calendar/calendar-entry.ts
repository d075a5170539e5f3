import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** An entry in people's calendars. */
export interface CalendarEntry {
  /** The entry's permanent id, by which a calendar replaces or removes its copy. */
  readonly id: string;
  /** The file's name without its extension. */
  readonly name: string;
  /** RFC 5545 SEQUENCE, which never decreases. */
  readonly version: number;
  readonly stamp: Date;
  /** Start and end, or an ISO date for a whole day. */
  readonly when: { readonly start: Date; readonly end: Date } | { readonly day: string };
  readonly summary: string;
  readonly description?: string;
  readonly location?: string;
  /** `gone` removes it from the calendars that have it. */
  readonly state: 'tentative' | 'confirmed' | 'gone';
}

/** An iCalendar file (RFC 5545). */
export interface CalendarFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

const STATUS = {
  tentative: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  gone: ICalEventStatus.CANCELLED,
};

/** @param host the product's own host, which makes ids globally unique */
export function calendarFile(entry: CalendarEntry, host: string): CalendarFile {
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
