import { z } from 'zod';

import { defineCall } from '../call.ts';
import { HINT_KINDS, QUESTION_KINDS } from '../waiting.ts';
import { isoDate, money, timestamp, uuid } from './primitives.ts';

export const WaitingItem = z.strictObject({
  kind: z.enum([...QUESTION_KINDS, ...HINT_KINDS]),
  _id: uuid.describe('What is answered: a payment, a proposal, an agreement'),
  page_id: uuid.describe('What its page is opened with, where that is something else'),
  house: z.strictObject({ _id: uuid, name: z.string() }).nullable(),
  about: z.string().describe('What it is about: a purchase, a chore, the title of an agreement'),
  person: z.strictObject({ _id: uuid, name: z.string() }).nullable().describe('Who asks, or whom it is about'),
  amount: money.nullable(),
  currency: z.string().nullable(),
  count: z.int().describe('How many it is about: rooms, applicants'),
  day: isoDate.nullable().describe('By when, or on which day'),
  until: isoDate.nullable().describe('The last day of a period that begins on `day`'),
  at: timestamp.nullable().describe('When it takes place'),
  version: z.int().describe('As it was seen, for an answer that says so'),
});
export type WaitingItem = z.infer<typeof WaitingItem>;

export const listWaiting = defineCall({
  id: 'listWaiting',
  method: 'GET',
  path: '/api/waiting',
  tag: 'Notifications',
  summary: 'Everything that waits for an answer of the caller, most pressing first, then what they can do next.',
  response: z.strictObject({
    items: z.array(WaitingItem),
    total: z.int().describe('How many questions there are, hints left out'),
  }),
});
