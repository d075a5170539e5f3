import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { BILL_RHYTHMS, COST_CATEGORIES } from '../money-states.ts';
import { amount, idParams, isoDate, money, text, uuid } from './primitives.ts';
import { billSplit } from './variable-costs.ts';

/** A recurring bill of a house. */
export const RecurringBill = z.strictObject({
  category: z.enum(COST_CATEGORIES),
  every: z.enum(BILL_RHYTHMS),
  first_on: isoDate.describe('About when the first one comes; the others come on that day of the month'),
  supplier: z.string(),
  amount: money.nullable().describe('It is entered by itself on that day; null: who set it is reminded'),
  currency: z.string(),
  split: billSplit,
  next_on: isoDate.describe('About when it comes next'),
  skips_next: z.boolean().describe('The next one is left out'),
  waits: z
    .strictObject({ from: isoDate, to: isoDate, since: isoDate })
    .nullable()
    .describe('What it was due for, and is not entered yet'),
  set_by: z.strictObject({ _id: uuid, first_name: z.string() }).describe('Who set it or changed it last'),
  is_of_roomie: z.boolean().describe('That is a roomie; roomies who can run bills change only those'),
  has_lapsed: z.boolean().describe('That roomie can no longer run bills, so it isn’t entered by itself'),
});
export type RecurringBill = z.infer<typeof RecurringBill>;

const RecurringBills = z.strictObject({ items: z.array(RecurringBill) });

export const listRecurringBills = defineCall({
  id: 'listRecurringBills',
  method: 'GET',
  path: '/api/houses/recurring-bills/{id}',
  tag: 'Variable costs',
  summary: 'The bills of the house `{id}` that come again and again, and which of them wait to be entered.',
  params: idParams,
  response: RecurringBills,
});

export const saveRecurringBill = defineCall({
  id: 'saveRecurringBill',
  method: 'PUT',
  path: '/api/houses/recurring-bills/{id}',
  tag: 'Variable costs',
  summary:
    'Say how often a bill of the house `{id}` comes; who says so is reminded until it is entered. One a category.',
  params: idParams,
  body: z.strictObject({
    category: z.enum(COST_CATEGORIES),
    every: z.enum(BILL_RHYTHMS),
    first_on: isoDate,
    supplier: text(LIMITS.supplier).default(''),
    amount: amount
      .refine((value) => Number(value) > 0, 'Enter more than 0.')
      .nullable()
      .default(null)
      .describe('Always the same: the bill is entered by itself; null: it differs'),
    split: billSplit.default([]),
  }),
  response: RecurringBills,
});

export const skipRecurringBill = defineCall({
  id: 'skipRecurringBill',
  method: 'PUT',
  path: '/api/houses/recurring-bills/{id}/{category}/next',
  tag: 'Variable costs',
  summary: 'Leave out the next bill of this kind of the house `{id}`, or take it in again.',
  params: z.strictObject({ id: uuid, category: z.enum(COST_CATEGORIES) }),
  body: z.strictObject({ next_on: isoDate.describe('As it was read; 409 once it has passed'), skip: z.boolean() }),
  response: RecurringBills,
});

export const removeRecurringBill = defineCall({
  id: 'removeRecurringBill',
  method: 'DELETE',
  path: '/api/houses/recurring-bills/{id}/{category}',
  tag: 'Variable costs',
  summary: 'Remind of this bill of the house `{id}` no more.',
  params: z.strictObject({ id: uuid, category: z.enum(COST_CATEGORIES) }),
  response: RecurringBills,
});
