import type { Locale } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import type { EmailAttachment } from '../../../platform/mail/composers.ts';
import { addressOf } from './showings.mapper.ts';
import type { ShowingRow } from './showings.repository.ts';

const SUMMARY: Record<Locale, string> = { en: 'Showing', de: 'Besichtigung' };
const WITH: Record<Locale, string> = { en: 'With', de: 'Mit' };

/**
 * The showing as a calendar entry (RFC 5545). It keeps its UID, and its version is the SEQUENCE, so that a calendar
 * replaces or removes the entry that it has.
 */
export function calendarEntry(
  row: ShowingRow,
  what: 'entry' | 'removal',
  host: string,
  { locale }: Reader,
): EmailAttachment {
  const calendar = ical({
    prodId: { company: 'Common Roof', product: 'Showings' },
    method: what === 'entry' ? ICalCalendarMethod.PUBLISH : ICalCalendarMethod.CANCEL,
  });
  calendar.createEvent({
    id: `${row.id}@${host}`,
    sequence: row.version,
    stamp: row.created_at,
    start: row.starts_at,
    end: row.ends_at,
    summary: `${SUMMARY[locale]}: ${row.room_name}`,
    description: `${WITH[locale]} ${row.homeowner_name}`,
    location: addressOf(row),
    status: what === 'entry' ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  });
  return { filename: 'showing.ics', contentType: 'text/calendar; charset=utf-8', content: calendar.toString() };
}
