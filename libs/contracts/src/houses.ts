import { z } from 'zod';

import { defineCall } from './call.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, money, timestamp, uuid } from './primitives.ts';

export const HOUSE_STATES = ['draft', 'open', 'archived'] as const;
export const ROOM_STATES = ['vacant', 'listed', 'occupied', 'releasing'] as const;

export const House = z.strictObject({
  _id: uuid,
  name: z.string(),
  points: z.int(),
  homeowner_id: uuid,
  city: z.string(),
  rooms: z.int().describe('How many rooms'),
  roomies: z.int().describe('How many current roomies'),
  state: z.enum(HOUSE_STATES),
  currency: z.string(),
  time_zone: z.string(),
});
export type House = z.infer<typeof House>;

/** A current roomie. What the caller may not see is `null`: contact data and dates are for the homeowner and admins. */
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
  tenancy_state: z.enum(['active', 'releasing', 'ended']).nullable(),
});
export type RoomiePublic = z.infer<typeof RoomiePublic>;

export const Room = z.strictObject({
  _id: uuid,
  house_id: uuid,
  room_name: z.string(),
  state: z.enum(ROOM_STATES),
  rent: money.nullable().describe('null where the caller may not see it'),
  deposit: money.nullable().describe('null where the caller may not see it'),
  photos: z.array(z.string()),
  roomie: uuid.nullable().describe('The current roomie'),
});
export type Room = z.infer<typeof Room>;

const Address = z.strictObject({
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
});

export const HouseDetail = House.extend({
  address: Address,
  homeowner: z.strictObject({ _id: uuid, first_name: z.string(), last_name: z.string(), photo: z.string().nullable() }),
  rooms: z.array(Room),
  roomies: z.array(RoomiePublic),
  board: z.strictObject({ version: z.int(), items: z.array(z.string()) }),
  rules: z.strictObject({ version: z.int(), text: z.string() }),
  standings: z.array(z.strictObject({ roomie_id: uuid, points: z.int(), strikes: z.int() })),
  version: z.int(),
  updated_at: timestamp,
});
export type HouseDetail = z.infer<typeof HouseDetail>;

const adminListQuery = pageQuery.extend({ search: z.string().max(100).optional() });

export const listHouses = defineCall({
  id: 'listHouses',
  method: 'GET',
  path: '/api/houses/all',
  tag: 'Houses',
  summary: "The caller's houses: lived in, owned or kept; every house for an admin.",
  query: pageQuery,
  response: page(House),
});

export const getHouse = defineCall({
  id: 'getHouse',
  method: 'GET',
  path: '/api/houses/byId/{id}',
  tag: 'Houses',
  summary: 'One house with rooms, roomies, board, rules and standings.',
  params: idParams,
  response: HouseDetail,
});

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

export const listHousesForAdmin = defineCall({
  id: 'listHousesForAdmin',
  method: 'GET',
  path: '/api/houses/admin/houses',
  tag: 'Houses',
  summary: 'Every house, searched by name or city.',
  query: adminListQuery,
  response: page(House),
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
