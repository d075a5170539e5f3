import { z } from 'zod';

import { defineCall } from './call.ts';
import { idParams, isoDate, uuid } from './primitives.ts';

/** Points that somebody pays of what they owe in one call. */
export const MAX_PAID_POINTS = 20;

/** Where somebody stands with the chores of a house, apart from whose turn is next. */
export const ChoreBalance = z.strictObject({
  roomie: z.strictObject({ _id: uuid, first_name: z.string() }),
  owed: z.int().describe('Points, rounded up, that they owe for turns that they missed'),
  paused_on: isoDate
    .nullable()
    .describe('Since when they are given no turns, as they failed the last ones; null: they are given some'),
  passed_on: z.int().describe('Turns that they passed on this month'),
});
export type ChoreBalance = z.infer<typeof ChoreBalance>;

const balances = z.strictObject({ items: z.array(ChoreBalance) });

export const getChoreBalances = defineCall({
  id: 'getChoreBalances',
  method: 'GET',
  path: '/api/houses/chore-balances/{id}',
  tag: 'Chores',
  summary: 'What everybody in house `{id}` owes for missed turns, and who is given no turns at the moment.',
  params: idParams,
  response: balances,
});

export const resumeTurns = defineCall({
  id: 'resumeTurns',
  method: 'PUT',
  path: '/api/houses/chore-balances/{id}',
  tag: 'Chores',
  summary: 'Give somebody in house `{id}` turns again: they themselves, or the homeowner. What they owe stays.',
  params: idParams,
  body: z.strictObject({ roomie_id: uuid }),
  response: balances,
});

export const payChoreDebt = defineCall({
  id: 'payChoreDebt',
  method: 'PUT',
  path: '/api/roomies/chore-debt/{id}',
  tag: 'Chores',
  summary:
    'Pay for missed turns with points of this month: they are gone from the own standing, and from what is owed.',
  once: true,
  params: idParams,
  body: z.strictObject({
    house_id: uuid,
    points: z
      .int()
      .min(1, 'must be at least 1')
      .max(MAX_PAID_POINTS, `must be at most ${String(MAX_PAID_POINTS)}`),
  }),
  response: balances,
});
