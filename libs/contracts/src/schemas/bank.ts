import { z } from 'zod';

import { BANK_CERTAINTIES, BANK_FORMS, BANK_LISTS, BANK_REASONS } from '../bank.ts';
import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, money, timestamp, uuid } from './primitives.ts';

const named = z.strictObject({ _id: uuid, name: z.string() });

/** A person in a house who may have paid. */
export const BankMatch = z.strictObject({
  roomie: named,
  house: named,
  reasons: z.array(z.enum(BANK_REASONS)).describe('Strongest first'),
  is_reported: z.boolean().describe('They reported a payment of that amount, which entering it confirms'),
  payment: z
    .strictObject({ _id: uuid, paid_on: isoDate })
    .nullable()
    .describe('A payment of these days that is entered already and looks like the same money'),
});
export type BankMatch = z.infer<typeof BankMatch>;

/** Incoming money in a bank statement. */
export const BankEntry = z.strictObject({
  _id: uuid,
  booked_on: isoDate,
  amount: money,
  currency: z.string(),
  payer: z.string(),
  account_end: z.string().describe('The last characters of the payer’s account'),
  text: z.string(),
  ignored_at: timestamp.nullable(),
  certainty: z.enum(BANK_CERTAINTIES).describe('Of an open entry'),
  matches: z.array(BankMatch).describe('Of an open entry: whose it probably is; several where they are equally good'),
  payment: z.strictObject({ _id: uuid, roomie: named, house: named }).nullable().describe('null: not entered'),
});
export type BankEntry = z.infer<typeof BankEntry>;

const count = z.int().min(0);

export const importBankStatement = defineCall({
  id: 'importBankStatement',
  method: 'POST',
  path: '/api/bank-statements',
  tag: 'Bank',
  summary:
    'Take the incoming money of a bank statement: camt.053, MT940 or CSV. What is there already isn’t taken again.',
  once: true,
  needsKey: true,
  status: 201,
  body: z.strictObject({
    file: z.base64().min(1, 'This file is empty.').max(LIMITS.importFileBase64, 'This file is larger than 1 MB.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional()
      .describe('For tables that don’t name one. Where left out, that of the caller’s houses if it is the same'),
  }),
  bodyBytes: LIMITS.importBodyBytes,
  response: z.strictObject({
    form: z.enum(BANK_FORMS),
    added: count,
    known: count.describe('Were there already'),
    outgoing: count.describe('Outgoing money, which isn’t kept'),
    pending: count.describe('Not booked yet'),
    unread: count.describe('Without a day or an amount'),
    other_currency: count.describe('In a currency that none of the caller’s houses has'),
    old: count.describe('Older than 13 months'),
  }),
});

export const listBankEntries = defineCall({
  id: 'listBankEntries',
  method: 'GET',
  path: '/api/bank-entries',
  tag: 'Bank',
  summary: 'The caller’s entries of bank statements, newest first. Open ones say whose they probably are.',
  query: pageQuery.extend({ list: z.enum(BANK_LISTS).default('open') }),
  response: page(BankEntry),
});

export const listCertainBankEntries = defineCall({
  id: 'listCertainBankEntries',
  method: 'GET',
  path: '/api/bank-entries/certain',
  tag: 'Bank',
  summary: 'Open entries that are certainly somebody’s, the oldest first, at most 100.',
  response: z.strictObject({ items: z.array(BankEntry) }),
});

export const listBankPeople = defineCall({
  id: 'listBankPeople',
  method: 'GET',
  path: '/api/bank-entries/people',
  tag: 'Bank',
  summary: 'Whom an entry can be of: who lives in the caller’s houses, lived there within a year, or owes something.',
  response: z.strictObject({
    items: z.array(z.strictObject({ roomie: named, house: named, currency: z.string(), open: money })),
  }),
});

export const ignoreBankEntry = defineCall({
  id: 'ignoreBankEntry',
  method: 'PUT',
  path: '/api/bank-entries/{id}/ignored',
  tag: 'Bank',
  summary: 'Leave an open entry aside, or bring it back.',
  params: idParams,
  body: z.strictObject({ ignored: z.boolean() }),
  response: BankEntry,
});

const whose = {
  roomie_id: uuid,
  house_id: uuid,
  payment_id: uuid.nullable().default(null).describe('A payment that is entered already, which the entry is linked to'),
};

export const enterBankEntry = defineCall({
  id: 'enterBankEntry',
  method: 'POST',
  path: '/api/bank-entries/{id}/payment',
  tag: 'Bank',
  summary: 'Enter an open entry as a payment of a roomie, or confirm the one they reported.',
  once: true,
  needsKey: true,
  params: idParams,
  body: z.strictObject(whose),
  response: BankEntry,
});

export const enterBankEntries = defineCall({
  id: 'enterBankEntries',
  method: 'POST',
  path: '/api/bank-entries/payments',
  tag: 'Bank',
  summary:
    'Enter several open entries. One that can’t be entered doesn’t hold up others, and one that was entered for that person counts as entered.',
  body: z.strictObject({
    entries: z
      .array(z.strictObject({ entry_id: uuid, ...whose }))
      .min(1)
      .max(LIMITS.bankEnteredAtOnce)
      .refine((all) => new Set(all.map(({ entry_id: id }) => id)).size === all.length, 'Send each entry once.'),
  }),
  response: z.strictObject({
    entered: z.array(uuid),
    refused: z.array(uuid).describe('Entering one of these alone says why'),
  }),
});
