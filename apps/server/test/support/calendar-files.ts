import ICAL from 'ical.js';

import type { Mail } from './mailbox.ts';

export interface ReadEntry {
  readonly file: string;
  readonly method: string;
  readonly uid: string;
  readonly sequence: number;
  readonly summary: string;
  readonly location: string | null;
  readonly status: string;
  /** An ISO date for a whole day, else an ISO instant. */
  readonly start: string;
  readonly end: string;
}

const iso = (time: ICAL.Time): string => (time.isDate ? time.toString() : time.toJSDate().toISOString());

/** Reads calendar entries with a library other than the one that writes them. */
export function entriesIn({ attachments }: Pick<Mail, 'attachments'>): ReadEntry[] {
  return attachments.flatMap(({ filename, text }) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    return calendar.getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      return {
        file: filename,
        method: String(calendar.getFirstPropertyValue('method')),
        uid: event.uid,
        sequence: event.sequence,
        summary: event.summary,
        location: event.location,
        status: String(component.getFirstPropertyValue('status')),
        start: iso(event.startDate),
        end: iso(event.endDate),
      };
    });
  });
}
