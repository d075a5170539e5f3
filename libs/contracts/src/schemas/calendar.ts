import { z } from 'zod';

import { CALENDAR_KINDS, CALENDAR_LIMITS, CALENDAR_STATES, ENTERED_KINDS, FEED_DAYS } from '../calendar.ts';
import { defineCall } from '../call.ts';
import { filledText, idParams, isoDate, name, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** A guest or a parcel that somebody has entered. */
export const CalendarEntry = z.strictObject({
  _id: uuid,
  kind: z.enum(ENTERED_KINDS),
  name: z.string().describe('Of the guest; empty for a parcel'),
  from_on: isoDate.describe('The first day of the guest; the day on which the parcel was entered'),
  to_on: isoDate.describe('The last day of the guest; as `from_on` for a parcel'),
  note: z.string(),
  place: z.string().describe('Where the parcel lies; empty for a guest'),
  for: person.nullable().describe('Whose parcel it is; null for a guest'),
  picked_up_at: timestamp.nullable(),
  entered_by: person,
  entered_at: timestamp,
  version: z.int(),
  can: z.strictObject({
    edit: z.boolean().describe('Whether the caller entered it, and so can change and remove it'),
    pick_up: z.boolean().describe('Whether the caller can say that the parcel is picked up'),
  }),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Something on the days of a house. */
export const CalendarItem = z.strictObject({
  _id: z.string().describe('The same each time, and different for each item of a calendar'),
  kind: z.enum(CALENDAR_KINDS),
  day: isoDate.describe('Its first day, in the time zone of the house'),
  until: isoDate.describe('Its last day'),
  from: timestamp.nullable().describe('null: all day'),
  to: timestamp.nullable().describe('null: it has no end, or is all day'),
  about: z.string().describe('The chore, the room, the repair, the guest, the bill or the purchase; may be empty'),
  person: person.nullable().describe('Whose turn, stay, parcel or purchase it is'),
  is_own: z.boolean().describe('Whether that is the caller'),
  state: z.enum(CALENDAR_STATES),
  page_id: uuid.nullable().describe('What its own page calls it: a chore, a repair, a room or a person'),
  entry: CalendarEntry.nullable().describe('The guest or the parcel; null for what has a page of its own'),
});
export type CalendarItem = z.infer<typeof CalendarItem>;

const Calendar = z.strictObject({
  items: z.array(CalendarItem).describe('By day and time'),
  today: isoDate,
  time_zone: z.string(),
  can_write: z.boolean().describe('Whether the caller can enter guests and parcels'),
});
export type Calendar = z.infer<typeof Calendar>;

const parcel = z.strictObject({
  for_id: uuid.describe('A roomie who lives there now'),
  place: filledText(CALENDAR_LIMITS.place)
    .refine((value) => !/[\r\n\t]/.test(value), 'Write this on one line.')
    .transform((value) => value.trim()),
  note: text(CALENDAR_LIMITS.note)
    .default('')
    .transform((value) => value.trim()),
});
const guest = z.strictObject({
  name,
  from_on: isoDate,
  to_on: isoDate.describe('The last day'),
  note: text(CALENDAR_LIMITS.note)
    .default('')
    .transform((value) => value.trim()),
});
const version = z.int().describe('That was read');

export const getCalendar = defineCall({
  id: 'getCalendar',
  method: 'GET',
  path: '/api/houses/{id}/calendar',
  tag: 'Calendar',
  summary: `The calendar of house \`{id}\` as far as it is for the caller, for at most ${String(CALENDAR_LIMITS.windowDays)} days.`,
  params: idParams,
  query: z.strictObject({
    from: isoDate.describe('The first day'),
    until: isoDate.describe('The day after the last one'),
  }),
  response: Calendar,
});

export const enterGuest = defineCall({
  id: 'enterGuest',
  method: 'POST',
  path: '/api/houses/{id}/guests',
  tag: 'Calendar',
  summary: 'Tell the others in house `{id}` who comes to stay; at most twenty guests and parcels a day.',
  once: true,
  params: idParams,
  body: guest,
  response: CalendarEntry,
  status: 201,
});

export const editGuest = defineCall({
  id: 'editGuest',
  method: 'PUT',
  path: '/api/guests/{id}',
  tag: 'Calendar',
  summary: 'Change a guest that the caller has entered. 409 when `version` is stale.',
  params: idParams,
  body: guest.extend({ version }),
  response: CalendarEntry,
});

export const enterParcel = defineCall({
  id: 'enterParcel',
  method: 'POST',
  path: '/api/houses/{id}/parcels',
  tag: 'Calendar',
  summary: 'Tell a roomie of house `{id}` where a parcel for them lies; at most twenty guests and parcels a day.',
  once: true,
  params: idParams,
  body: parcel,
  response: CalendarEntry,
  status: 201,
});

export const editParcel = defineCall({
  id: 'editParcel',
  method: 'PUT',
  path: '/api/parcels/{id}',
  tag: 'Calendar',
  summary: 'Change a parcel that the caller has entered. 409 when `version` is stale.',
  params: idParams,
  body: parcel.extend({ version }),
  response: CalendarEntry,
});

export const pickUpParcel = defineCall({
  id: 'pickUpParcel',
  method: 'PUT',
  path: '/api/parcels/{id}/pickup',
  tag: 'Calendar',
  summary: 'Say that a parcel is picked up, or that it still lies there: whose it is, and who entered it.',
  params: idParams,
  body: z.strictObject({ is_picked_up: z.boolean() }),
  response: CalendarEntry,
});

export const removeCalendarEntry = defineCall({
  id: 'removeCalendarEntry',
  method: 'DELETE',
  path: '/api/calendar-entries/{id}',
  tag: 'Calendar',
  summary: 'Remove a guest or a parcel that the caller has entered.',
  params: idParams,
  status: 204,
});

const feedLink = z.strictObject({ url: z.string().nullable().describe('null: there is no link') });

export const getCalendarFeed = defineCall({
  id: 'getCalendarFeed',
  method: 'GET',
  path: '/api/houses/{id}/calendar-feed',
  tag: 'Calendar',
  summary: 'The address by which calendar programs subscribe to the calendar of house `{id}` for the caller.',
  params: idParams,
  response: feedLink,
});

export const renewCalendarFeed = defineCall({
  id: 'renewCalendarFeed',
  method: 'PUT',
  path: '/api/houses/{id}/calendar-feed',
  tag: 'Calendar',
  summary: 'A new address in place of the one that the caller has, which opens nothing from then on.',
  params: idParams,
  response: feedLink,
});

export const revokeCalendarFeed = defineCall({
  id: 'revokeCalendarFeed',
  method: 'DELETE',
  path: '/api/houses/{id}/calendar-feed',
  tag: 'Calendar',
  summary: 'The address that the caller has opens nothing any more.',
  params: idParams,
  status: 204,
});

export const readCalendarFeed = defineCall({
  id: 'readCalendarFeed',
  method: 'GET',
  path: '/api/houses/{id}/house-calendar.ics',
  tag: 'Calendar',
  summary: `The calendar of house \`{id}\` for calendar programs (RFC 5545), by the secret of a link, with an ETag: turns, cleaning, showings, repairs and days away, from a month ago until ${String(FEED_DAYS)} days ahead.`,
  params: idParams,
  query: z.strictObject({ key: z.string().min(1).max(200) }),
  produces: 'text/calendar',
});
