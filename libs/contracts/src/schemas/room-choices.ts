import { z } from 'zod';

import { defineCall } from '../call.ts';
import { ROOM_CHOICE_ENDS, ROOM_CHOICE_PEOPLE, ROOM_CHOICE_STATES } from '../room-choices.ts';
import { amount, email, idParams, isoDate, linkToken, money, name, timestamp, uuid } from './primitives.ts';

const { min, max } = ROOM_CHOICE_PEOPLE;
const state = z.enum(ROOM_CHOICE_STATES);
const common = {
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string(), time_zone: z.string() }),
  currency: z.string(),
  total: money.describe('The rent of all rooms together, per month'),
  starts_on: isoDate.describe('The first day of the leases'),
  state,
  ended: z
    .enum(ROOM_CHOICE_ENDS)
    .nullable()
    .describe('Why it ended without lease offers; null for one that has not, and for one that led to offers'),
  closes_at: timestamp.describe('Until when values can be entered'),
  reply_by: timestamp.nullable().describe('Until when everyone has to accept; null before there is a proposal'),
  answered: z.int().describe('How many people have entered their values'),
  accepted: z.int().describe('How many people have accepted the proposal'),
  envy: money.nullable().describe('The largest envy of anyone: zero, or one minor unit; null before a proposal'),
};

/** A room choice as the homeowner follows it: never with anybody's values. */
export const RoomChoice = z.strictObject({
  ...common,
  rooms: z.array(
    z.strictObject({
      _id: uuid,
      name: z.string(),
      rent: money.nullable(),
      person_id: uuid.nullable().describe('Which of the people gets it; null before a proposal'),
      person: z.string().nullable().describe('Their name'),
    }),
  ),
  people: z.array(
    z.strictObject({
      _id: uuid,
      name: z.string(),
      is_roomie: z.boolean().describe('Lives in the house already, and would move'),
      has_answered: z.boolean(),
      has_accepted: z.boolean(),
      prospect_id: uuid.nullable().describe('The lease offer that was made'),
      agreement_id: uuid.nullable().describe('The lease for the other room that was drafted'),
    }),
  ),
  can: z.strictObject({ extend: z.boolean(), withdraw: z.boolean(), offer: z.boolean() }),
  version: z.int(),
});
export type RoomChoice = z.infer<typeof RoomChoice>;

/** A room choice as one of its people sees it: with their own values only. */
export const OwnRoomChoice = z.strictObject({
  ...common,
  people: z.int().describe('How many people choose'),
  first_name: z.string(),
  homeowner: z.string(),
  rooms: z.array(
    z.strictObject({
      _id: uuid,
      name: z.string(),
      size_m2: z.number().nullable(),
      value: money.nullable().describe('What the reader said that it is worth to them'),
      rent: money.nullable(),
      person: z.string().nullable().describe('The first name of who gets it'),
      less: money.nullable().describe('How much less of an advantage it is for the reader than their own room'),
    }),
  ),
  room_id: uuid.nullable().describe('The room that the reader gets'),
  gain: money.nullable().describe('Own value of the own room minus its rent'),
  has_accepted: z.boolean(),
  receipt: z
    .strictObject({ nonce: z.string(), sha256: z.string() })
    .nullable()
    .describe('SHA-256 of the nonce and the own values, which the evidence of the proposal contains'),
  can: z.strictObject({ answer: z.boolean(), reply: z.boolean() }),
});
export type OwnRoomChoice = z.infer<typeof OwnRoomChoice>;

export const RoomChoiceCandidates = z.strictObject({
  currency: z.string(),
  rooms: z
    .array(
      z.strictObject({
        _id: uuid,
        name: z.string(),
        rent: money,
        free_on: isoDate.nullable().describe('null: free now'),
      }),
    )
    .describe('Rooms that are free, or will be'),
  people: z
    .array(
      z.union([
        z.strictObject({ roomie_id: uuid, name: z.string() }),
        z.strictObject({ applicant_id: uuid, name: z.string(), room: z.string() }),
      ]),
    )
    .describe('Roomies with a lease in force, and undecided applicants for a room of the house'),
});
export type RoomChoiceCandidates = z.infer<typeof RoomChoiceCandidates>;

const person = z.union([
  z.strictObject({ roomie_id: uuid }),
  z.strictObject({ applicant_id: uuid }),
  z.strictObject({ first_name: name, last_name: name, email }),
]);
const values = z
  .array(z.strictObject({ room_id: uuid, value: amount }))
  .min(min)
  .max(max)
  .describe('What each room is worth to the caller per month; together the total rent');
const link = { token: linkToken };

export const openRoomChoice = defineCall({
  id: 'openRoomChoice',
  method: 'POST',
  path: '/api/houses/{id}/room-choices',
  tag: 'Room choices',
  summary:
    'Let people choose among free rooms of house `{id}`: each says in secret what every room is worth to them, and rooms and rents follow so that nobody prefers another’s. They get a link by e-mail.',
  once: true,
  params: idParams,
  body: z.strictObject({
    room_ids: z.array(uuid).min(min).max(max),
    people: z.array(person).min(min).max(max).describe('As many as rooms'),
    total: amount,
    starts_on: isoDate,
    closes_at: timestamp,
  }),
  response: RoomChoice,
  status: 201,
});

export const listRoomChoices = defineCall({
  id: 'listRoomChoices',
  method: 'GET',
  path: '/api/houses/{id}/room-choices',
  tag: 'Room choices',
  summary: 'The room choices of an own house, newest first.',
  params: idParams,
  response: z.strictObject({ items: z.array(RoomChoice).max(20) }),
});

export const listRoomChoiceCandidates = defineCall({
  id: 'listRoomChoiceCandidates',
  method: 'GET',
  path: '/api/houses/{id}/room-choices/candidates',
  tag: 'Room choices',
  summary: 'The rooms and people of an own house that a room choice can be opened for.',
  params: idParams,
  response: RoomChoiceCandidates,
});

export const getRoomChoice = defineCall({
  id: 'getRoomChoice',
  method: 'GET',
  path: '/api/room-choices/{id}',
  tag: 'Room choices',
  summary: 'A room choice of an own house: who has answered, then rooms and rents. Never anybody’s values.',
  params: idParams,
  response: RoomChoice,
});

export const extendRoomChoice = defineCall({
  id: 'extendRoomChoice',
  method: 'PUT',
  path: '/api/room-choices/{id}/closing',
  tag: 'Room choices',
  summary: 'Give people more time, also after the time was up. What they entered stays.',
  params: idParams,
  body: z.strictObject({ closes_at: timestamp, version: z.int() }),
  response: RoomChoice,
});

export const withdrawRoomChoice = defineCall({
  id: 'withdrawRoomChoice',
  method: 'PUT',
  path: '/api/room-choices/{id}/withdrawal',
  tag: 'Room choices',
  summary: 'Withdraw a room choice that has led to no lease offers yet.',
  params: idParams,
  body: z.strictObject({ version: z.int() }),
  response: RoomChoice,
});

export const offerRoomChoice = defineCall({
  id: 'offerRoomChoice',
  method: 'POST',
  path: '/api/room-choices/{id}/offers',
  tag: 'Room choices',
  summary:
    'Make the lease offers of a room choice that everyone accepted: each person gets the offer of their room at its rent, and a roomie’s lease for the other room is drafted. Repeated, it makes nothing twice.',
  params: idParams,
  body: z.strictObject({
    template_id: uuid.optional().describe('An own template to make the leases from'),
    starts_on: isoDate.optional().describe('Another first day of the leases'),
  }),
  response: RoomChoice,
});

export const listOwnRoomChoices = defineCall({
  id: 'listOwnRoomChoices',
  method: 'GET',
  path: '/api/room-choices/own',
  tag: 'Room choices',
  summary: 'The room choices that the caller takes part in, newest first.',
  response: z.strictObject({
    items: z.array(z.strictObject({ _id: uuid, house: z.string(), state, starts_on: isoDate })).max(20),
  }),
});

export const getOwnRoomChoice = defineCall({
  id: 'getOwnRoomChoice',
  method: 'GET',
  path: '/api/room-choices/{id}/own',
  tag: 'Room choices',
  summary: 'A room choice that the caller takes part in, with their own values and why the result suits them.',
  params: idParams,
  response: OwnRoomChoice,
});

export const answerRoomChoice = defineCall({
  id: 'answerRoomChoice',
  method: 'PUT',
  path: '/api/room-choices/{id}/values',
  tag: 'Room choices',
  summary:
    'Say in secret what each room is worth. Changeable until everyone has answered; the last answer makes the proposal.',
  params: idParams,
  body: z.strictObject({ values }),
  response: OwnRoomChoice,
});

export const replyToRoomChoice = defineCall({
  id: 'replyToRoomChoice',
  method: 'PUT',
  path: '/api/room-choices/{id}/reply',
  tag: 'Room choices',
  summary: 'Accept or decline the proposal. One person who declines ends the room choice.',
  params: idParams,
  body: z.strictObject({ accepts: z.boolean() }),
  response: OwnRoomChoice,
});

export const readLinkedRoomChoice = defineCall({
  id: 'readLinkedRoomChoice',
  method: 'POST',
  path: '/api/room-choices/link',
  tag: 'Room choices',
  summary: 'What the link of a person who chooses a room shows.',
  body: z.strictObject(link),
  response: OwnRoomChoice,
});

export const answerLinkedRoomChoice = defineCall({
  id: 'answerLinkedRoomChoice',
  method: 'PUT',
  path: '/api/room-choices/link/values',
  tag: 'Room choices',
  summary: 'Say in secret, by link, what each room is worth.',
  body: z.strictObject({ ...link, values }),
  response: OwnRoomChoice,
});

export const replyToLinkedRoomChoice = defineCall({
  id: 'replyToLinkedRoomChoice',
  method: 'PUT',
  path: '/api/room-choices/link/reply',
  tag: 'Room choices',
  summary: 'Accept or decline the proposal by link.',
  body: z.strictObject({ ...link, accepts: z.boolean() }),
  response: OwnRoomChoice,
});
