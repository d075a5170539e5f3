import { z } from 'zod';

import { defineCall } from '../call.ts';
import { OWN_COST_CATEGORIES, OWN_COST_LISTS } from '../finances.ts';
import { LIMITS } from '../limits.ts';
import { BILL_RHYTHMS } from '../money-states.ts';
import { SentFile } from './files.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { amount, idParams, isoDate, money, moneyDay, text, timestamp, uuid } from './primitives.ts';

const houseName = z.strictObject({ _id: uuid, name: z.string() });
const roomName = z.strictObject({ _id: uuid, name: z.string() });

const facts = {
  category: z.enum(OWN_COST_CATEGORIES),
  amount: money,
  room: roomName.nullable().describe('null: for the whole house'),
  supplier: z.string(),
  note: z.string(),
};

/** A cost that the homeowner bears. */
export const OwnCost = z.strictObject({
  _id: uuid,
  house: houseName,
  currency: z.string(),
  ...facts,
  paid_on: isoDate,
  photos: z.array(Photo).describe('Of the receipt'),
  files: z.array(SentFile).describe('PDFs of the receipt'),
  recurring_id: uuid.nullable().describe('The recurring cost that it was added from'),
  version: z.int(),
  entered_at: timestamp,
  changed_at: timestamp.nullable().describe('When it was last changed'),
  removed_at: timestamp.nullable(),
});
export type OwnCost = z.infer<typeof OwnCost>;

/** What a cost said before it was changed. */
export const OwnCostVersion = z.strictObject({
  version: z.int(),
  ...facts,
  paid_on: isoDate,
  replaced_at: timestamp,
});
export type OwnCostVersion = z.infer<typeof OwnCostVersion>;

export const OwnCostDetail = OwnCost.extend({
  versions: z.array(OwnCostVersion).describe('What it said before, newest first'),
});
export type OwnCostDetail = z.infer<typeof OwnCostDetail>;

/** A cost that is added again and again. */
export const RecurringCost = z.strictObject({
  _id: uuid,
  house: houseName,
  currency: z.string(),
  ...facts,
  every: z.enum(BILL_RHYTHMS),
  first_on: isoDate,
  until: isoDate.nullable().describe('The last day on which it may be added; null: no end is known'),
  next_on: isoDate.nullable().describe('When it is added next; null: it has ended'),
  following_on: isoDate.nullable().describe('When it is added after that, and next if that one is skipped'),
  version: z.int(),
});
export type RecurringCost = z.infer<typeof RecurringCost>;

const written = {
  category: z.enum(OWN_COST_CATEGORIES),
  amount: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
  room_id: uuid.nullable().default(null).describe('A room of the house'),
  supplier: text(LIMITS.supplier).default(''),
  note: text(LIMITS.reason).default(''),
};
const files = z
  .array(uuid)
  .max(LIMITS.ownCostFiles)
  .refine((ids) => new Set(ids).size === ids.length, 'Send each file once.')
  .default([])
  .describe('Own uploads, photos and PDFs, and those that are there already');

export const addOwnCost = defineCall({
  id: 'addOwnCost',
  method: 'POST',
  path: '/api/houses/{id}/own-costs',
  tag: 'Own costs',
  summary: 'Add a cost of the house `{id}` that its homeowner bears. Only they see it.',
  once: true,
  needsKey: true,
  status: 201,
  params: idParams,
  body: z.strictObject({
    ...written,
    paid_on: moneyDay.describe('Not in the future, unless it recurs'),
    files,
    repeats: z
      .strictObject({ every: z.enum(BILL_RHYTHMS), until: isoDate.nullable().default(null) })
      .nullable()
      .default(null)
      .describe('It is added again on this day of each month, quarter or year. Those until today are added at once'),
  }),
  response: z.strictObject({
    cost: OwnCost.nullable().describe('null: the first one is still to come'),
    added: z.int().describe('How many were added'),
    recurring: RecurringCost.nullable(),
  }),
});

export const listOwnCosts = defineCall({
  id: 'listOwnCosts',
  method: 'GET',
  path: '/api/own-costs',
  tag: 'Own costs',
  summary: 'Costs that homeowners bear, those paid last first. A homeowner gets those of own houses.',
  query: pageQuery.extend({
    list: z.enum(OWN_COST_LISTS).default('current'),
    house_id: uuid.optional(),
    category: z.enum(OWN_COST_CATEGORIES).optional(),
    search: text(100).optional().describe('Part of the supplier or the note'),
    from: isoDate.optional().describe('The first day'),
    to: isoDate.optional().describe('The last day'),
  }),
  response: page(OwnCost),
});

export const getOwnCost = defineCall({
  id: 'getOwnCost',
  method: 'GET',
  path: '/api/own-costs/{id}',
  tag: 'Own costs',
  summary: 'The cost `{id}`, and what it said before it was changed.',
  params: idParams,
  response: OwnCostDetail,
});

export const changeOwnCost = defineCall({
  id: 'changeOwnCost',
  method: 'PUT',
  path: '/api/own-costs/{id}',
  tag: 'Own costs',
  summary: 'Change the cost `{id}`. What it said before stays in its history.',
  params: idParams,
  body: z.strictObject({
    ...written,
    paid_on: moneyDay.describe('Not in the future'),
    files,
    version: z.int().describe('The version that was read; 409 if it has changed'),
  }),
  response: OwnCost,
});

export const removeOwnCost = defineCall({
  id: 'removeOwnCost',
  method: 'DELETE',
  path: '/api/own-costs/{id}',
  tag: 'Own costs',
  summary: 'Remove the cost `{id}`. It no longer counts, and can be restored.',
  params: idParams,
  response: OwnCost,
});

export const restoreOwnCost = defineCall({
  id: 'restoreOwnCost',
  method: 'PUT',
  path: '/api/own-costs/{id}/restoration',
  tag: 'Own costs',
  summary: 'Restore the removed cost `{id}`.',
  params: idParams,
  response: OwnCost,
});

export const listRecurringCosts = defineCall({
  id: 'listRecurringCosts',
  method: 'GET',
  path: '/api/recurring-costs',
  tag: 'Own costs',
  summary: 'Recurring costs that go on, the next one first. A homeowner gets those of own houses.',
  query: z.strictObject({ house_id: uuid.optional() }),
  response: z.strictObject({ items: z.array(RecurringCost) }),
});

export const changeRecurringCost = defineCall({
  id: 'changeRecurringCost',
  method: 'PUT',
  path: '/api/recurring-costs/{id}',
  tag: 'Own costs',
  summary: 'Change what the recurring cost `{id}` adds from the next time on, skip the next one, or end it.',
  params: idParams,
  body: z.strictObject({
    ...written,
    until: isoDate.nullable(),
    next_on: isoDate
      .nullable()
      .describe('One of its days after today: a later one skips those before it; null: it ends'),
    version: z.int().describe('The version that was read; 409 if it has changed'),
  }),
  response: RecurringCost,
});
