import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { PURCHASE_CATEGORIES, PURCHASE_RHYTHMS, SPLIT_METHODS } from '../money-states.ts';
import { amount, filledText, idParams, isoDate, money, uuid } from './primitives.ts';

/** A purchase that is entered again by itself. */
export const RecurringSupply = z.strictObject({
  _id: uuid,
  buyer: z.strictObject({ _id: uuid, first_name: z.string() }),
  name: z.string(),
  category: z.enum(PURCHASE_CATEGORIES),
  price: money,
  currency: z.string(),
  split: z.enum(SPLIT_METHODS),
  every: z.enum(PURCHASE_RHYTHMS),
  next_on: isoDate,
  skips_next: z.boolean().describe('The next one is left out'),
  may_change: z.boolean().describe('The reader bought it'),
});
export type RecurringSupply = z.infer<typeof RecurringSupply>;
const RecurringSupplies = z.strictObject({ items: z.array(RecurringSupply) });

export const listRecurringSupplies = defineCall({
  id: 'listRecurringSupplies',
  method: 'GET',
  path: '/api/roomies/recurring-supplies/house/{id}',
  tag: 'Supplies',
  summary: 'The purchases for the house `{id}` that are entered again by themselves.',
  params: idParams,
  response: RecurringSupplies,
});

export const changeRecurringSupply = defineCall({
  id: 'changeRecurringSupply',
  method: 'PUT',
  path: '/api/roomies/recurring-supplies/{id}',
  tag: 'Supplies',
  summary: 'Change what the next purchases of `{id}` are called and cost; those that are entered stay as they are.',
  params: idParams,
  body: z.strictObject({
    name: filledText(LIMITS.supplyName),
    price: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
  }),
  response: RecurringSupply,
});

export const skipRecurringSupply = defineCall({
  id: 'skipRecurringSupply',
  method: 'PUT',
  path: '/api/roomies/recurring-supplies/{id}/next',
  tag: 'Supplies',
  summary: 'Leave out the next purchase of `{id}`, or take it in again.',
  params: idParams,
  body: z.strictObject({ next_on: isoDate.describe('As it was read; 409 once it has passed'), skip: z.boolean() }),
  response: RecurringSupply,
});

export const stopRecurringSupply = defineCall({
  id: 'stopRecurringSupply',
  method: 'DELETE',
  path: '/api/roomies/recurring-supplies/{id}',
  tag: 'Supplies',
  summary: 'Enter the purchase `{id}` no more by itself.',
  params: idParams,
  response: z.strictObject({ _id: uuid }),
});
