import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { amount, email, idParams, isoDate, name, phone, text, uuid } from './primitives.ts';
import { RoomiePublic } from './roomies.ts';

/** The agreed terms of a stay. */
export const StayFacts = z.strictObject({
  starts_on: isoDate,
  rent: amount.nullable().describe('null: as the room says'),
  comments: text(LIMITS.comments).describe('About the stay; its roomie reads them too'),
});
export type StayFacts = z.infer<typeof StayFacts>;

export const createRoomie = defineCall({
  id: 'createRoomie',
  method: 'POST',
  path: '/api/roomies',
  tag: 'Roomies',
  summary: 'Move a new roomie into an empty room and invite them by e-mail. 409 if the address has a roomie’s account.',
  once: true,
  body: z.strictObject({
    room_id: uuid,
    first_name: name,
    last_name: name,
    email,
    phone: phone.nullable().optional(),
    starts_on: isoDate.describe('First day of the stay; may lie ahead'),
    rent: amount.optional().describe('Where it differs from the room’s'),
  }),
  response: RoomiePublic,
  status: 201,
});

export const changeStay = defineCall({
  id: 'changeStay',
  method: 'PUT',
  path: '/api/roomies/{id}',
  tag: 'Roomies',
  summary: 'The facts of a stay, by the homeowner of its house; or the own telephone number, by the roomie.',
  params: idParams,
  body: z.union([StayFacts, z.strictObject({ phone: phone.nullable() })]),
  response: RoomiePublic,
});

export const endStay = defineCall({
  id: 'endStay',
  method: 'DELETE',
  path: '/api/roomies/{id}',
  tag: 'Roomies',
  summary:
    'End a stay that has no lease, today. The account stays, as a previous roomie’s. 409 while a lease is in force.',
  params: idParams,
  response: RoomiePublic,
});

export const saveRoomieNote = defineCall({
  id: 'saveRoomieNote',
  method: 'PUT',
  path: '/api/roomies/{id}/note',
  tag: 'Roomies',
  summary: 'The homeowner’s private note about a roomie, who never sees it.',
  params: idParams,
  body: z.strictObject({ note: text(LIMITS.noteContent) }),
  response: RoomiePublic,
});

export const inviteRoomieAgain = defineCall({
  id: 'inviteRoomieAgain',
  method: 'POST',
  path: '/api/roomies/{id}/invite',
  tag: 'Roomies',
  summary: 'Send the invitation once more. 409 when the roomie has chosen a password already.',
  once: true,
  params: idParams,
  response: z.strictObject({ message: z.string() }),
  status: 202,
});
