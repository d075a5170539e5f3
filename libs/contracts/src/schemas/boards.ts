import { z } from 'zod';

import { BOARD_ITEM_KINDS, CALENDAR_LIMITS, CALENDAR_STATES } from '../calendar.ts';
import { defineCall } from '../call.ts';
import { WIFI_SECURITIES } from '../guide.ts';
import { filledText, idParams, isoDate, linkToken, timestamp, uuid } from './primitives.ts';

/** A board for the tablet in the kitchen of a house. */
export const HouseBoard = z.strictObject({
  _id: uuid,
  name: z.string(),
  shows_emergency: z.boolean(),
  shows_wifi: z.boolean(),
  made_by: z.strictObject({ _id: uuid, first_name: z.string() }),
  made_at: timestamp,
  opened_at: timestamp.nullable().describe('When its link was last opened, to a few minutes; null: never'),
  is_own: z.boolean().describe('Whether the caller made it, and so can copy its link'),
  can_remove: z.boolean(),
});
export type HouseBoard = z.infer<typeof HouseBoard>;

const BoardItem = z.strictObject({
  _id: z.string(),
  kind: z.enum(BOARD_ITEM_KINDS),
  day: isoDate,
  from: timestamp.nullable().describe('null: all day'),
  about: z.string().describe('The chore; empty for a repair and for cleaning'),
  person: z.string().nullable().describe('First name of whose turn it is'),
  state: z.enum(CALENDAR_STATES),
});
export type BoardItem = z.infer<typeof BoardItem>;

/** What a board shows. */
export const OpenedBoard = z.strictObject({
  house: z.string(),
  time_zone: z.string(),
  today: isoDate,
  at: timestamp.describe('When this was so'),
  items: z.array(BoardItem).describe('Of today and the next seven days, by day and time'),
  parcels: z.array(z.strictObject({ for: z.string().describe('First name'), place: z.string() })),
  wanted: z.array(z.string()).describe('The shopping list'),
  bins: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  emergencies: z
    .array(z.strictObject({ title: z.string(), text: z.string(), phone: z.string() }))
    .describe('Empty unless the maker of the board chose to show them'),
  wifi: z
    .array(z.strictObject({ network: z.string(), security: z.enum(WIFI_SECURITIES), password: z.string().nullable() }))
    .describe('Empty unless the maker of the board chose to show it'),
});
export type OpenedBoard = z.infer<typeof OpenedBoard>;

export const listBoards = defineCall({
  id: 'listBoards',
  method: 'GET',
  path: '/api/houses/{id}/boards',
  tag: 'Calendar',
  summary: 'The boards of house `{id}`, and when each was last opened.',
  params: idParams,
  response: z.strictObject({ items: z.array(HouseBoard) }),
});

export const makeBoard = defineCall({
  id: 'makeBoard',
  method: 'POST',
  path: '/api/houses/{id}/boards',
  tag: 'Calendar',
  summary: 'Make a board for a tablet in house `{id}`. Its link works without signing in, until it is removed.',
  once: true,
  params: idParams,
  body: z.strictObject({
    name: filledText(CALENDAR_LIMITS.boardName)
      .refine((value) => !/[\r\n\t]/.test(value), 'Write this on one line.')
      .transform((value) => value.trim()),
    shows_emergency: z.boolean(),
    shows_wifi: z.boolean(),
  }),
  response: HouseBoard,
  status: 201,
});

export const getBoardLink = defineCall({
  id: 'getBoardLink',
  method: 'GET',
  path: '/api/boards/{id}/link',
  tag: 'Calendar',
  summary: 'The link of a board that the caller made.',
  params: idParams,
  response: z.strictObject({ url: z.string() }),
});

export const removeBoard = defineCall({
  id: 'removeBoard',
  method: 'DELETE',
  path: '/api/boards/{id}',
  tag: 'Calendar',
  summary: 'Remove a board: its link opens nothing from then on. By who made it, and by the homeowner.',
  params: idParams,
  status: 204,
});

export const openBoard = defineCall({
  id: 'openBoard',
  method: 'POST',
  path: '/api/boards/link',
  tag: 'Calendar',
  summary: 'What the link of a board shows.',
  body: z.strictObject({ token: linkToken }),
  response: OpenedBoard,
});
