import { z } from 'zod';

import { defineCall } from '../call.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, money, uuid } from './primitives.ts';
import { Room } from './rooms.ts';

/**
 * A current roomie. Fields the caller may not see are `null`: contact data and dates are for the homeowner and admins.
 */
export const RoomiePublic = z.strictObject({
  _id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  house: uuid.nullable(),
  room: uuid.nullable(),
  room_name: z.string().nullable(),
  points: z.int().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  starts_on: isoDate.nullable(),
  tenancy_state: z
    .enum(['upcoming', 'active', 'releasing', 'ended'])
    .nullable()
    .describe('upcoming: it begins on `starts_on`, and the roomie does not see the house yet'),
  has_lease: z
    .boolean()
    .nullable()
    .describe('A lease is in force, with which the stay ends; for the roomie, their homeowner and admins'),
  emergency_contact: z
    .strictObject({ name: z.string(), phone: z.string(), relation: z.string() })
    .nullable()
    .describe('For the roomie, their homeowner and admins'),
  away: z
    .array(z.strictObject({ from: isoDate, to: isoDate }))
    .nullable()
    .describe('Days away, now and later; not for neatkeepers'),
  rent: money.nullable().describe('Of the stay; for the roomie, their homeowner and admins'),
  rent_period: z.enum(RENT_PERIODS).nullable().describe('How often it is due; for the same'),
  currency: z.string().nullable().describe('Of the house, where the rent is shown'),
  comments: z.string().nullable().describe('About the stay; for the same'),
  note: z.string().nullable().describe('The homeowner’s private note; for them and admins, on its own page only'),
  has_joined: z.boolean().nullable().describe('Has chosen a password; for the homeowner and admins'),
});
export type RoomiePublic = z.infer<typeof RoomiePublic>;

export const listHouseRoomies = defineCall({
  id: 'listHouseRoomies',
  method: 'GET',
  path: '/api/houses/{id}/roomies',
  tag: 'Houses',
  summary: 'The current roomies of a house.',
  params: idParams,
  query: pageQuery,
  response: page(RoomiePublic),
});

export const listRoomies = defineCall({
  id: 'listRoomies',
  method: 'GET',
  path: '/api/roomies',
  tag: 'Roomies',
  summary: 'A roomie: themselves. A homeowner: the roomies of own houses. An admin: every roomie.',
  query: pageQuery,
  response: page(RoomiePublic),
});

export const listAllRoomies = defineCall({
  id: 'listAllRoomies',
  method: 'GET',
  path: '/api/roomies/all',
  tag: 'Roomies',
  summary: 'The roomies of all own houses; every roomie for an admin.',
  query: pageQuery,
  response: page(RoomiePublic),
});

export const getRoomie = defineCall({
  id: 'getRoomie',
  method: 'GET',
  path: '/api/roomies/by-id/{id}',
  tag: 'Roomies',
  summary: 'One roomie, as far as the caller may see them.',
  params: idParams,
  response: RoomiePublic,
});

export const listRoomiesOfHouse = defineCall({
  id: 'listRoomiesOfHouse',
  method: 'GET',
  path: '/api/roomies/house/{id}',
  tag: 'Roomies',
  summary: 'The current roomies of a house.',
  params: idParams,
  query: pageQuery,
  response: page(RoomiePublic),
});

export const listRoomiesOfHouseForAdmin = defineCall({
  id: 'listRoomiesOfHouseForAdmin',
  method: 'GET',
  path: '/api/houses/admin/{id}/roomies',
  tag: 'Houses',
  summary: 'The current roomies of any house, with their contact data; the read is on the audit log.',
  params: idParams,
  query: pageQuery,
  response: page(RoomiePublic),
});

export const listRoomiesOfOwnHouses = defineCall({
  id: 'listRoomiesOfOwnHouses',
  method: 'POST',
  path: '/api/roomies/ownerroomies',
  tag: 'Roomies',
  summary: 'The current roomies of these own houses. One id that is not an own house makes the whole call 404.',
  query: pageQuery,
  body: z.strictObject({ houses: z.array(uuid).max(LIMITS.ids) }),
  response: page(RoomiePublic),
});

export const moveRoomie = defineCall({
  id: 'moveRoomie',
  method: 'PUT',
  path: '/api/roomies/roomnew/{id}',
  tag: 'Roomies',
  summary: 'Move a roomie to another empty room of the same homeowner, from a day that is not in the future.',
  params: idParams,
  body: z.strictObject({ room_id: uuid, from: isoDate.describe('First day in the new room, last in the old one') }),
  response: RoomiePublic,
});

export const markRoomVacant = defineCall({
  id: 'markRoomVacant',
  method: 'PUT',
  path: '/api/roomies/markvacant/{id}',
  tag: 'Rooms',
  summary: 'The room is empty from today: ends a stay that has no lease. 409 while a lease is being released.',
  params: idParams,
  body: z.strictObject({ home_owner_id: uuid.describe("Must be the homeowner's; it is compared, never trusted") }),
  response: Room,
});
