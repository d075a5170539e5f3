import type { CalendarEntry, CalendarItem } from '@common-roof/contracts';

import type { RegisteredItem } from '#kernel/calendar/calendar-register.ts';
import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { CalendarEntryRow } from './calendar-entries.repository.ts';

const toPerson = (id: string | null | undefined, name: string | null | undefined): CalendarItem['person'] =>
  id === null || id === undefined ? null : { _id: id, first_name: name ?? '' };

/** @param viewerId who reads it */
export const toCalendarEntry = (row: CalendarEntryRow, viewerId: string): CalendarEntry => ({
  _id: row.id,
  kind: row.kind,
  name: row.guest_name,
  from_on: row.from_on,
  to_on: row.to_on,
  note: row.note,
  place: row.place,
  for: toPerson(row.for_id, row.for_name),
  picked_up_at: toTimestampOrNull(row.picked_up_at),
  entered_by: { _id: row.author_id, first_name: row.author },
  entered_at: toTimestamp(row.entered_at),
  version: row.version,
  can: {
    edit: row.author_id === viewerId,
    pick_up: row.kind === 'parcel' && [row.author_id, row.for_id].includes(viewerId),
  },
});

/** @param entry the guest or the parcel, if it is one */
export const toCalendarItem = (
  item: RegisteredItem,
  viewerId: string,
  entry: CalendarEntryRow | undefined,
): CalendarItem => ({
  _id: `${item.kind}-${item.id}`,
  kind: item.kind,
  day: item.day,
  until: item.until,
  from: toTimestampOrNull(item.from ?? null),
  to: toTimestampOrNull(item.to ?? null),
  about: item.about ?? '',
  person: toPerson(item.person_id, item.person),
  is_own: item.person_id === viewerId,
  state: item.state ?? 'planned',
  page_id: item.page_id ?? null,
  entry: entry === undefined ? null : toCalendarEntry(entry, viewerId),
});
