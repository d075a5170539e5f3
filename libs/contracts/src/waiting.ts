import { z } from 'zod';

import { defineCall } from './call.ts';
import { isoDate, money, timestamp, uuid } from './primitives.ts';

/** Questions that only this person can answer or act on, most pressing first. */
export const QUESTION_KINDS = [
  'application_to_decide',
  'invitation_to_answer',
  'agreement_to_sign',
  'agreement_to_countersign',
  'lease_request_to_answer',
  'lease_to_settle',
  'deposit_to_return',
  'dispute_to_answer',
  'showing_to_confirm',
  'report_to_submit',
  'report_to_acknowledge',
  'appeal_to_decide',
  'visit_to_confirm',
  'applicants_to_answer',
  'payment_to_confirm',
  'settle_up_to_confirm',
  'settle_up_to_pay',
  'purchase_to_confirm',
  'bill_to_enter',
  'rule_change_to_decide',
  'rule_change_to_vote',
  'rules_to_acknowledge',
  'swap_to_answer',
  'post_to_verify',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Hints for a homeowner about a house that nobody waits for. */
export const HINT_KINDS = ['house_to_finish', 'rooms_to_add', 'rooms_vacant', 'rooms_releasing'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

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
