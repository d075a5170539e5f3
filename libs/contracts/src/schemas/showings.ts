import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { SHOWING_ENDERS, SHOWING_MINUTES, SHOWING_STATES } from '../showings.ts';
import { page, pageQuery } from './paging.ts';
import {
  email,
  filledText,
  idParams,
  isoDate,
  linkToken,
  name,
  phone,
  text,
  timeOfDay,
  timestamp,
  uuid,
} from './primitives.ts';

/** Hours on a weekday, every week, in the house's time zone. */
export const WeeklyWindow = z
  .strictObject({ weekday: z.int().min(1).max(7).describe('ISO weekday: 1 is Monday'), from: timeOfDay, to: timeOfDay })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Enter a time after the first one.' });
export type WeeklyWindow = z.infer<typeof WeeklyWindow>;

const windows = z.array(WeeklyWindow).max(LIMITS.showingWindows, `Add at most ${String(LIMITS.showingWindows)}.`);
const minutes = z
  .int()
  .min(SHOWING_MINUTES.min, `Enter at least ${String(SHOWING_MINUTES.min)}.`)
  .max(SHOWING_MINUTES.max, `Enter at most ${String(SHOWING_MINUTES.max)}.`);

/** A visitor a room is shown to. */
export const Visitor = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
});
export type Visitor = z.infer<typeof Visitor>;

export const Showing = z.strictObject({
  _id: uuid,
  room: z.strictObject({ _id: uuid, name: z.string() }),
  house: z.strictObject({ _id: uuid, name: z.string(), time_zone: z.string() }),
  state: z.enum(SHOWING_STATES),
  waits_for: z
    .enum(['roomie', 'visitor'])
    .nullable()
    .describe('Whose yes is missing: of who lives in the room, or where nobody does of the visitor'),
  starts_at: timestamp,
  ends_at: timestamp,
  own_room: z.boolean().describe('The caller lives in the room on that day'),
  roomie: z.string().nullable().describe('Who lives in the room on that day, by first name'),
  visitor: Visitor.nullable().describe('For the homeowner and for who lives in the room; forgotten 90 days after'),
  applicant_id: uuid.nullable().describe('For the homeowner'),
  ad_id: uuid.nullable().describe('For the homeowner'),
  note: z.string().describe('To who lives in the room; empty for housemates'),
  cancelled_by: z.enum(SHOWING_ENDERS).nullable(),
  reason: z.string().nullable().describe('Why it was declined or cancelled; null for housemates'),
  version: z.int(),
  created_at: timestamp,
});
export type Showing = z.infer<typeof Showing>;

const when = z.enum(['coming', 'past']).default('coming').describe('Coming: the next first; past: the latest first');
const which = { showing_id: uuid, version: z.int() };

export const listShowings = defineCall({
  id: 'listShowings',
  method: 'GET',
  path: '/api/roomies/showings',
  tag: 'Showings',
  summary: 'Showings in the house lived in, in the own houses, or for an admin everywhere.',
  query: pageQuery.extend({ when }),
  response: page(Showing),
});

export const listShowingsOfRoom = defineCall({
  id: 'listShowingsOfRoom',
  method: 'GET',
  path: '/api/roomies/showings/{id}',
  tag: 'Showings',
  summary: 'Showings of the room `{id}`.',
  params: idParams,
  query: pageQuery.extend({ when }),
  response: page(Showing),
});

export const actOnShowing = defineCall({
  id: 'actOnShowing',
  method: 'PUT',
  path: '/api/roomies/showings/{id}',
  tag: 'Showings',
  summary:
    'Of the room `{id}`: its homeowner proposes, moves and cancels showings, and who lives in it confirms or declines them. 409 where another showing has the time.',
  once: true,
  params: idParams,
  body: z.discriminatedUnion('action', [
    z
      .strictObject({
        action: z.literal('propose'),
        applicant_id: uuid.optional(),
        visitor: z.strictObject({ first_name: name, last_name: name, email, phone: phone.optional() }).optional(),
        starts_at: timestamp,
        minutes: minutes.optional().describe('As the house says, where left out'),
        note: text(LIMITS.showingNote).default(''),
      })
      .refine(({ applicant_id, visitor }) => (applicant_id === undefined) !== (visitor === undefined), {
        path: ['visitor'],
        message: 'Choose an applicant or enter a visitor, not both.',
      }),
    z.strictObject({ action: z.literal('move'), ...which, starts_at: timestamp, minutes: minutes.optional() }),
    z.strictObject({ action: z.literal('cancel'), ...which, reason: text(LIMITS.reason).default('') }),
    z.strictObject({ action: z.literal('confirm'), ...which }),
    z.strictObject({ action: z.literal('decline'), ...which, reason: filledText(LIMITS.reason) }),
  ]),
  response: Showing,
});

/** When a homeowner can show rooms of a house. */
export const ShowingSettings = z.strictObject({
  windows: z.array(WeeklyWindow),
  minutes: z.int(),
  buffer_minutes: z.int().describe('Free time after each showing'),
  notice_hours: z.int().describe('Hours of notice that the roomie of the room gets before a showing'),
  version: z.int().describe('0: nobody has chosen yet'),
});
export type ShowingSettings = z.infer<typeof ShowingSettings>;

export const getShowingSettings = defineCall({
  id: 'getShowingSettings',
  method: 'GET',
  path: '/api/showings/settings/{id}',
  tag: 'Showings',
  summary: 'When rooms of the own house `{id}` can be shown.',
  params: idParams,
  response: ShowingSettings,
});

export const saveShowingSettings = defineCall({
  id: 'saveShowingSettings',
  method: 'PUT',
  path: '/api/showings/settings/{id}',
  tag: 'Showings',
  summary: 'Say when rooms of the own house `{id}` can be shown. 409 when `version` is stale.',
  params: idParams,
  body: z.strictObject({
    windows,
    minutes,
    buffer_minutes: z.int().min(0, 'Enter at least 0.').max(120, 'Enter at most 120.'),
    notice_hours: z.int().min(24, 'Enter at least 24.').max(168, 'Enter at most 168.'),
    version: z.int(),
  }),
  response: ShowingSettings,
});

/** When a roomie does not want visitors. */
export const QuietTimes = z.strictObject({ windows: z.array(WeeklyWindow) });
export type QuietTimes = z.infer<typeof QuietTimes>;

export const getQuietTimes = defineCall({
  id: 'getQuietTimes',
  method: 'GET',
  path: '/api/showings/quiet',
  tag: 'Showings',
  summary: 'When the own room is not to be shown.',
  response: QuietTimes,
});

export const saveQuietTimes = defineCall({
  id: 'saveQuietTimes',
  method: 'PUT',
  path: '/api/showings/quiet',
  tag: 'Showings',
  summary: 'Say when the own room is not to be shown; some hours of each week stay free for showings.',
  body: z.strictObject({ windows }),
  response: QuietTimes,
});

export const Slot = z.strictObject({ starts_at: timestamp, ends_at: timestamp });
export type Slot = z.infer<typeof Slot>;

export const listShowingSlots = defineCall({
  id: 'listShowingSlots',
  method: 'GET',
  path: '/api/showings/slots/{id}',
  tag: 'Showings',
  summary:
    'When the own room `{id}` can be shown in the 14 days from `from` on: the hours of the house without notice, other showings and quiet times.',
  params: idParams,
  query: z.strictObject({ from: isoDate.optional() }),
  response: z.strictObject({
    items: z.array(Slot).describe('At most 200'),
    time_zone: z.string(),
    minutes: z.int(),
    earliest: timestamp.describe('Before that the notice would be too short'),
    roomie: z.string().nullable().describe('Who lives in the room, by first name'),
    quiet: z.array(WeeklyWindow),
  }),
});

/** What a visitor's link shows. */
export const Visit = z.strictObject({
  state: z.enum(SHOWING_STATES),
  first_name: z.string(),
  homeowner: z.string(),
  room: z.string(),
  address: z.string().nullable().describe('null once it is cancelled'),
  time_zone: z.string(),
  starts_at: timestamp,
  ends_at: timestamp,
  answer_wanted: z.boolean().describe('Nobody else is asked: the visitor says whether the time suits'),
  cancelled_by: z.enum(SHOWING_ENDERS).nullable(),
});
export type Visit = z.infer<typeof Visit>;

export const readVisit = defineCall({
  id: 'readVisit',
  method: 'POST',
  path: '/api/showings/visit',
  tag: 'Showings',
  summary: 'What the link of a visitor shows.',
  body: z.strictObject({ token: linkToken }),
  response: Visit,
});

export const answerVisit = defineCall({
  id: 'answerVisit',
  method: 'POST',
  path: '/api/showings/visit/answer',
  tag: 'Showings',
  summary: 'The visitor confirms, where nobody else is asked, or cannot come.',
  body: z.discriminatedUnion('answer', [
    z.strictObject({ token: linkToken, answer: z.literal('confirm') }),
    z.strictObject({ token: linkToken, answer: z.literal('cancel'), reason: text(LIMITS.reason).default('') }),
  ]),
  response: Visit,
});
