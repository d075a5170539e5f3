import { z } from 'zod';

import { defineCall } from '../call.ts';
import { AMENITIES } from '../house-basics.ts';
import { HOUSE_SORTS, HOUSE_STATES } from '../houses.ts';
import { LIMITS } from '../limits.ts';
import { country, currency, timeZone } from './house-basics.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { amount, filledText, idParams, money, name, text, timestamp, uuid } from './primitives.ts';
import { RoomiePublic } from './roomies.ts';
import { Room, roomFields } from './rooms.ts';

export const House = z.strictObject({
  _id: uuid,
  name: z.string(),
  points: z.int(),
  homeowner_id: uuid,
  city: z.string(),
  rooms: z.int().describe('How many rooms'),
  roomies: z.int().describe('How many current roomies'),
  vacant: z.int().describe('Rooms that are empty and not advertised'),
  listed: z.int().describe('Rooms that are empty and advertised'),
  releasing: z.int().describe('Rooms under notice'),
  state: z.enum(HOUSE_STATES),
  currency: z.string(),
  time_zone: z.string(),
  cover: Photo.nullable().describe('Its first photo'),
  purchase_limit: money.describe('Up to it one housemate is enough to confirm a purchase'),
  is_sample: z.boolean().describe('Nothing in it is real: `DELETE /api/sample-house` removes it'),
});
export type House = z.infer<typeof House>;

const Address = z.strictObject({
  street: z.string(),
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
});

export const Board = z.strictObject({ version: z.int(), items: z.array(z.string()) });
export type Board = z.infer<typeof Board>;

export const HouseDetail = House.extend({
  address: Address,
  description: z.string(),
  amenities: z.array(z.enum(AMENITIES)),
  homeowner: z.strictObject({ _id: uuid, first_name: z.string(), last_name: z.string(), photo: z.string().nullable() }),
  photos: z.array(Photo),
  rooms: z.array(Room),
  roomies: z.array(RoomiePublic),
  board: Board,
  rules: z.strictObject({
    version: z.int().describe('0: none written yet'),
    text: z.string(),
    began_at: timestamp.nullable(),
  }),
  standings: z.array(z.strictObject({ roomie_id: uuid, points: z.int(), strikes: z.int() })),
  money_fixed: z.boolean().describe('The house has or had roomies: currency and time zone can no longer change'),
  version: z.int(),
  updated_at: timestamp,
});
export type HouseDetail = z.infer<typeof HouseDetail>;

/** Address and basics: the first step of the wizard. */
export const houseBasics = {
  name,
  street: name,
  postal_code: filledText(LIMITS.postalCode).transform((value) => value.trim()),
  city: name,
  country,
  currency,
  time_zone: timeZone,
  description: text(LIMITS.description),
};
const rules = text(LIMITS.rules);
const amenities = z
  .array(z.enum(AMENITIES))
  .max(AMENITIES.length)
  .transform((given) => [...new Set(given)]);

export const listHouses = defineCall({
  id: 'listHouses',
  method: 'GET',
  path: '/api/houses/all',
  tag: 'Houses',
  summary: "The caller's houses: lived in, owned or kept; every house for an admin. Archived ones only when asked for.",
  query: pageQuery.extend({
    state: z.enum(HOUSE_STATES).optional(),
    search: text(100).optional().describe('Part of the name or the city'),
    sort: z.enum(HOUSE_SORTS).default('name'),
  }),
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

export const listOwnHouses = defineCall({
  id: 'listOwnHouses',
  method: 'POST',
  path: '/api/houses/ownerhouses',
  tag: 'Houses',
  summary: 'These own houses, archived ones included. One id that is not an own house makes the whole call 404.',
  body: z.strictObject({ houses: z.array(uuid).max(LIMITS.ids) }),
  response: page(House),
});

export const addHouse = defineCall({
  id: 'addHouse',
  method: 'POST',
  path: '/api/houses/add-house/{id}',
  tag: 'Houses',
  summary: 'First step: address and basics of a new house of the homeowner `{id}`. It is a draft until the second.',
  once: true,
  params: idParams,
  body: z.strictObject({ ...houseBasics, description: houseBasics.description.default('') }),
  response: HouseDetail,
  status: 201,
});

export const completeHouse = defineCall({
  id: 'completeHouse',
  method: 'PUT',
  path: '/api/houses/add-house-2/{id}',
  tag: 'Houses',
  summary: 'Second step: rooms, rules and amenities of a draft, which opens it. Its rooms become exactly those given.',
  params: idParams,
  body: z.strictObject({
    rooms: z
      .array(
        z.strictObject({
          room_id: uuid.optional().describe('A room that the draft has already'),
          room_name: name,
          rent: roomFields.rent,
          deposit: roomFields.deposit,
          size_m2: roomFields.size_m2.default(null),
          description: roomFields.description.default(''),
          available_from: roomFields.available_from.default(null),
        }),
      )
      .min(1, 'Add at least one room.')
      .max(LIMITS.roomsPerHouse, `Add at most ${String(LIMITS.roomsPerHouse)}.`)
      .superRefine((given, context) => {
        const names = given.map(({ room_name: roomName }) => roomName.toLowerCase());
        for (const [at, roomName] of names.entries()) {
          if (names.indexOf(roomName) === at) continue;
          context.addIssue({ code: 'custom', path: [at, 'room_name'], message: 'Give each room its own name.' });
        }
      }),
    rules,
    amenities,
  }),
  response: HouseDetail,
});

export const changeHouse = defineCall({
  id: 'changeHouse',
  method: 'PUT',
  path: '/api/houses/{id}',
  tag: 'Houses',
  summary:
    'Change a house that was seen in this `version`; what is left out stays. Other rules make a new version of them.',
  params: idParams,
  body: z.strictObject({
    version: z.int().min(1),
    ...z.strictObject({ ...houseBasics, amenities, rules }).partial().shape,
  }),
  response: HouseDetail,
});

export const archiveHouse = defineCall({
  id: 'archiveHouse',
  method: 'DELETE',
  path: '/api/houses/{id}',
  tag: 'Houses',
  summary: 'Archive a house, or delete a draft. 409 while it has roomies.',
  params: idParams,
  body: z.strictObject({ homeowner_id: uuid.describe("Must be the homeowner's; it is compared, never trusted") }),
  response: z.strictObject({ _id: uuid, outcome: z.enum(['archived', 'discarded']) }),
});

export const restoreHouse = defineCall({
  id: 'restoreHouse',
  method: 'POST',
  path: '/api/houses/{id}/restore',
  tag: 'Houses',
  summary: 'Open an archived house again.',
  params: idParams,
  response: HouseDetail,
});

export const listHouseRules = defineCall({
  id: 'listHouseRules',
  method: 'GET',
  path: '/api/houses/{id}/rules',
  tag: 'Houses',
  summary: 'Every version of the rules, the one in force first, and when each began.',
  params: idParams,
  query: pageQuery,
  response: page(
    z.strictObject({ version: z.int(), text: z.string(), began_at: timestamp, author: z.string().nullable() }),
  ),
});

export const updateBoard = defineCall({
  id: 'updateBoard',
  method: 'PUT',
  path: '/api/houses/updatesupplyboard/{id}',
  tag: 'Houses',
  summary: "Write the house's wanted board, seen in this `version`; 409 with the newer one. Live to the house.",
  params: idParams,
  body: z.strictObject({
    version: z.int().min(0),
    items: z
      .array(filledText(LIMITS.boardItem).transform((item) => item.trim()))
      .max(LIMITS.boardItems, `Add at most ${String(LIMITS.boardItems)}.`),
  }),
  response: Board,
});

export const setPurchaseLimit = defineCall({
  id: 'setPurchaseLimit',
  method: 'PUT',
  path: '/api/houses/purchase-limit/{id}',
  tag: 'Houses',
  summary:
    'Say up to which price one housemate is enough to confirm a purchase; above it the homeowner or two of them do.',
  params: idParams,
  body: z.strictObject({ purchase_limit: amount }),
  response: z.strictObject({ _id: uuid, purchase_limit: money }),
});
