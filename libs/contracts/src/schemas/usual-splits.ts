import { z } from 'zod';

import { defineCall } from '../call.ts';
import { COST_CATEGORIES, PURCHASE_CATEGORIES, USUAL_METHODS } from '../money-states.ts';
import { idParams, uuid } from './primitives.ts';
import { EnteredUsualSplit } from './purchase-splits.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** What a usual split is for. */
const about = [
  z.strictObject({ kind: z.literal('bill'), category: z.enum(COST_CATEGORIES) }),
  z.strictObject({ kind: z.literal('purchase'), category: z.enum(PURCHASE_CATEGORIES) }),
] as const;

export const UsualSplit = z.strictObject({
  about: z.discriminatedUnion('kind', about),
  method: z.enum(USUAL_METHODS),
  parts: z.array(z.strictObject({ roomie: person, weight: z.int() })).describe('Shares, or hundredths of a percent'),
  set_by: person,
  has_lapsed: z.boolean().describe('Someone has moved in or out since: it is split equally until it is set again'),
});
export type UsualSplit = z.infer<typeof UsualSplit>;

const UsualSplits = z.strictObject({ items: z.array(UsualSplit) });

export const listUsualSplits = defineCall({
  id: 'listUsualSplits',
  method: 'GET',
  path: '/api/houses/{id}/usual-splits',
  tag: 'Variable costs',
  summary: 'How the house `{id}` usually splits bills and purchases; categories left out are split equally.',
  params: idParams,
  response: UsualSplits,
});

export const setUsualSplit = defineCall({
  id: 'setUsualSplit',
  method: 'PUT',
  path: '/api/houses/{id}/usual-splits',
  tag: 'Variable costs',
  summary: 'Say how the house `{id}` usually splits a category. What is entered already stays as it is.',
  params: idParams,
  body: z.strictObject({
    about: z.discriminatedUnion('kind', about),
    split: EnteredUsualSplit.nullable().describe('null: equally between everyone'),
  }),
  response: UsualSplits,
});
