import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { ROOM_STATES } from '../rooms.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { amount, idParams, isoDate, money, name, text, uuid } from './primitives.ts';

export const Room = z.strictObject({
  _id: uuid,
  house_id: uuid,
  room_name: z.string(),
  state: z.enum(ROOM_STATES),
  rent: money.nullable().describe('A month; null where the caller may not see it'),
  deposit: money.nullable().describe('null where the caller may not see it'),
  size_m2: z.int().nullable(),
  description: z.string(),
  available_from: isoDate.nullable().describe('From when an empty room can be had; null: at once'),
  occupied_until: isoDate.nullable().describe('Last day of the current tenancy, where it has one'),
  let_from: isoDate.nullable().describe('First day of the next tenancy, where one is agreed'),
  photos: z.array(Photo),
  roomie: uuid.nullable().describe('The current roomie'),
});
export type Room = z.infer<typeof Room>;

export const EmptyRoom = Room.extend({ house_name: z.string(), city: z.string(), currency: z.string() });
export type EmptyRoom = z.infer<typeof EmptyRoom>;

/** The fields of a room that a homeowner sets, besides its name. */
export const roomFields = {
  rent: amount.describe("A month, in the house's currency"),
  deposit: amount,
  size_m2: z
    .int()
    .min(1, 'Enter at least 1.')
    .max(LIMITS.roomSize, `Enter at most ${String(LIMITS.roomSize)}.`)
    .nullable(),
  description: text(LIMITS.description),
  available_from: isoDate.nullable(),
};

export const addRoom = defineCall({
  id: 'addRoom',
  method: 'PUT',
  path: '/api/homeowners/addroom/{id}',
  tag: 'Rooms',
  summary: 'Add a room to a house of the homeowner `{id}`.',
  once: true,
  params: idParams,
  body: z.strictObject({ house_id: uuid, room_name: name, ...z.strictObject(roomFields).partial().shape }),
  response: Room,
});

export const changeRoom = defineCall({
  id: 'changeRoom',
  method: 'PUT',
  path: '/api/roomies/roominfo/{id}',
  tag: 'Rooms',
  summary: 'Change what is said of the room `{id}`; what is left out stays.',
  params: idParams,
  body: z
    .strictObject({ room_name: name, ...roomFields })
    .partial()
    .refine((body) => Object.keys(body).length > 0, 'Change at least one thing.'),
  response: Room,
});

export const retireRoom = defineCall({
  id: 'retireRoom',
  method: 'DELETE',
  path: '/api/rooms/{id}',
  tag: 'Rooms',
  summary: 'Retire an empty room. Its history stays; 409 while it has a roomie.',
  params: idParams,
  status: 204,
});

export const listEmptyRooms = defineCall({
  id: 'listEmptyRooms',
  method: 'GET',
  path: '/api/roomies/emptyrooms',
  tag: 'Rooms',
  summary: 'Vacant and listed rooms: of the house lived in, of the own houses, of every house for an admin.',
  query: pageQuery,
  response: page(EmptyRoom),
});
