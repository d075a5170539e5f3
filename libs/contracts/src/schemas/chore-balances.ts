import { z } from 'zod';

import { defineCall } from '../call.ts';
import { MAX_PAID_POINTS } from '../chore-balances.ts';
import { amount, idParams, isoDate, money, uuid } from './primitives.ts';

/** A person's chore balance in a house, apart from whose turn is next. */
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

/** The house's agreed price of a point of missed turns. */
const TurnPrice = z
  .strictObject({ amount: money, currency: z.string() })
  .nullable()
  .describe('A point of missed turns, where the house agreed that it can be paid with money');
const balancesWithPrice = balances.extend({ price: TurnPrice });

export const getChoreBalances = defineCall({
  id: 'getChoreBalances',
  method: 'GET',
  path: '/api/houses/chore-balances/{id}',
  tag: 'Chores',
  summary: 'What everybody in house `{id}` owes for missed turns, and who is given no turns at the moment.',
  params: idParams,
  response: balancesWithPrice,
});

export const resumeTurns = defineCall({
  id: 'resumeTurns',
  method: 'PUT',
  path: '/api/houses/chore-balances/{id}',
  tag: 'Chores',
  summary: 'Resume turns for a roomie of house `{id}`, by the roomie or the homeowner. What they owe stays.',
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
      .min(1, 'Enter at least 1.')
      .max(MAX_PAID_POINTS, `Enter at most ${String(MAX_PAID_POINTS)}.`),
  }),
  response: balances,
});

export const payTurnsWithMoney = defineCall({
  id: 'payTurnsWithMoney',
  method: 'PUT',
  path: '/api/roomies/chore-debt-money/{id}',
  tag: 'Chores',
  summary:
    'Pay for missed turns with money, where the house agreed on a price: those who did more get it, as a part of what is settled up.',
  once: true,
  params: idParams,
  body: z.strictObject({
    house_id: uuid,
    points: z
      .int()
      .min(1, 'Enter at least 1.')
      .max(MAX_PAID_POINTS, `Enter at most ${String(MAX_PAID_POINTS)}.`),
    price: amount.describe('Of a point, as it was seen; 409 where it is another'),
  }),
  response: balancesWithPrice,
});
