import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { PURCHASE_CATEGORIES } from '../money-states.ts';
import { moneyMonth } from './ledger.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, money, text, uuid } from './primitives.ts';
import { Supply } from './supplies.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** A person's supplies in one month of a house. */
export const SuppliesMonth = z.strictObject({
  month: moneyMonth,
  roomie: person,
  bought: money.describe('What they paid of what counts'),
  share: money.describe('What they bear of all that was bought'),
  balance: money.describe('Positive: they bought more than they bear'),
  purchases: z.int().describe('How many of theirs count'),
});
export type SuppliesMonth = z.infer<typeof SuppliesMonth>;

/** What was spent on a category in one month of a house. */
export const SuppliesOfCategory = z.strictObject({
  month: moneyMonth,
  category: z.enum(PURCHASE_CATEGORIES),
  total: money,
});
export type SuppliesOfCategory = z.infer<typeof SuppliesOfCategory>;

/** The last months of a house's supplies. */
export const SuppliesMonths = z.strictObject({
  currency: z.string(),
  items: z.array(SuppliesMonth).describe('The newest month first'),
  categories: z.array(SuppliesOfCategory).describe('The newest month first, the largest category first'),
});
export type SuppliesMonths = z.infer<typeof SuppliesMonths>;

/** A person's supplies in a house, from the first purchase on. */
export const SuppliesTotal = z.strictObject({
  house: z.strictObject({ _id: uuid, name: z.string() }),
  currency: z.string(),
  bought: money,
  share: money,
  balance: money,
  purchases: z.int(),
});
export type SuppliesTotal = z.infer<typeof SuppliesTotal>;

const historyQuery = pageQuery.extend({
  search: text(100).optional().describe('Part of the name or the note'),
  month: moneyMonth.optional(),
  category: z.enum(PURCHASE_CATEGORIES).optional(),
  removed: z.enum(['true', 'false']).optional().describe('Those that were taken out of it, too'),
});
const History = page(Supply);

export const getHouseSuppliesHistory = defineCall({
  id: 'getHouseSuppliesHistory',
  method: 'GET',
  path: '/api/supplies-history/house/{id}',
  tag: 'Supplies history',
  summary: 'What counts of what was bought for the house `{id}`, newest first.',
  params: idParams,
  query: historyQuery.extend({ buyer: uuid.optional() }),
  response: History,
});

export const getHouseSuppliesMonths = defineCall({
  id: 'getHouseSuppliesMonths',
  method: 'GET',
  path: '/api/supplies-history/house/{id}/months',
  tag: 'Supplies history',
  summary:
    'Who paid and bears how much, and for what, by month, in the house `{id}`; the last 24 months with a purchase.',
  params: idParams,
  response: SuppliesMonths,
});

export const getRoomieSuppliesHistory = defineCall({
  id: 'getRoomieSuppliesHistory',
  method: 'GET',
  path: '/api/supplies-history/roomie/{id}',
  tag: 'Supplies history',
  summary: 'What counts of what the roomie `{id}` bought, in every house, newest first.',
  params: idParams,
  query: historyQuery,
  response: History,
});

export const getHomeownerSuppliesHistory = defineCall({
  id: 'getHomeownerSuppliesHistory',
  method: 'GET',
  path: '/api/supplies-history/homeowner/{id}',
  tag: 'Supplies history',
  summary: 'What counts of what was bought in the houses of the homeowner `{id}`, newest first.',
  params: idParams,
  query: historyQuery.extend({ house_id: uuid.optional() }),
  response: History,
});

export const getSuppliesTotal = defineCall({
  id: 'getSuppliesTotal',
  method: 'GET',
  path: '/api/supplies-history/roomie/{id}/total',
  tag: 'Supplies history',
  summary: 'What the roomie `{id}` bought and bears in total, by house.',
  params: idParams,
  response: z.strictObject({ items: z.array(SuppliesTotal) }),
});

const removal = z.strictObject({ reason: filledText(LIMITS.reason) });

export const removeSuppliesOfRoomie = defineCall({
  id: 'removeSuppliesOfRoomie',
  method: 'DELETE',
  path: '/api/supplies-history/roomie/{id}',
  tag: 'Supplies history',
  summary: 'Take what the roomie `{id}` bought in own houses out of the history by counter-entries, the oldest first.',
  params: idParams,
  body: removal.extend({ month: moneyMonth.optional().describe('Only of this month') }),
  response: z.strictObject({
    removed: z.int(),
    left: z.int().describe('More than are removed in one call: send it again'),
  }),
});

export const removeSupplyFromHistory = defineCall({
  id: 'removeSupplyFromHistory',
  method: 'DELETE',
  path: '/api/supplies-history/{id}',
  tag: 'Supplies history',
  summary: 'Take the purchase `{id}` out of the history by a counter-entry.',
  params: idParams,
  body: removal,
  response: Supply,
});
