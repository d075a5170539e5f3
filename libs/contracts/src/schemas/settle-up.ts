import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { SETTLE_UP_METHODS, SETTLE_UP_STATES } from '../money-states.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, isoDate, money, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() });
const method = z.enum(SETTLE_UP_METHODS).nullable().describe('null: not said');

/** A payment between two people of a house. It counts once the recipient confirms it. */
export const SettleUpPayment = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string() }),
  from: person.describe('Who owes'),
  to: person.describe('Who is owed'),
  amount: money,
  currency: z.string(),
  state: z.enum(SETTLE_UP_STATES),
  version: z.int(),
  proposed_at: timestamp,
  paid: z.strictObject({ at: timestamp, method, note: z.string() }).nullable().describe('As who owes says'),
  rejected: z
    .strictObject({ at: timestamp, reason: z.string() })
    .nullable()
    .describe('Nothing had come, said who is owed, when it was last said to be paid'),
  confirmed_at: timestamp.nullable(),
  undone: z.strictObject({ at: timestamp, reason: z.string() }).nullable().describe('It was confirmed by mistake'),
  asked_on: isoDate.nullable().describe('When who is owed last asked for it'),
  may: z
    .strictObject({
      pay: z.boolean(),
      take_back: z.boolean(),
      confirm: z.boolean(),
      reject: z.boolean(),
      undo: z.boolean(),
      remind: z.boolean(),
    })
    .describe('What the reader can do'),
});
export type SettleUpPayment = z.infer<typeof SettleUpPayment>;

export const SettleUpBalance = z.strictObject({
  person,
  amount: money.describe('Positive: they owe the others; negative: they are owed'),
  lives_here: z.boolean(),
});
export type SettleUpBalance = z.infer<typeof SettleUpBalance>;

/** Who owes whom in a house, and the fewest payments that make everyone even. */
export const SettleUp = z.strictObject({
  house: z.strictObject({ _id: uuid, name: z.string() }),
  currency: z.string(),
  balances: z
    .array(SettleUpBalance)
    .describe('Of everyone who lives there or still owes; former roomies see only their own'),
  payments: z.array(SettleUpPayment).describe('Proposed, and said to be paid; the own ones first'),
});
export type SettleUp = z.infer<typeof SettleUp>;

export const getSettleUp = defineCall({
  id: 'getSettleUp',
  method: 'GET',
  path: '/api/settle-up/house/{id}',
  tag: 'Settling up',
  summary: 'Who owes whom for purchases in the house `{id}`, and the payments that make everybody even.',
  params: idParams,
  response: SettleUp,
});

export const listSettledPayments = defineCall({
  id: 'listSettledPayments',
  method: 'GET',
  path: '/api/settle-up/house/{id}/history',
  tag: 'Settling up',
  summary: 'Payments between housemates of the house `{id}` that were confirmed, the last first.',
  params: idParams,
  query: pageQuery,
  response: page(SettleUpPayment),
});

const seen = z.strictObject({ version: z.int().describe('Of the payment, as it was seen; 409 with what is there') });

export const paySettleUp = defineCall({
  id: 'paySettleUp',
  method: 'PUT',
  path: '/api/settle-up/{id}/pay',
  tag: 'Settling up',
  summary: 'Say that the payment `{id}` is made. Who is owed is asked whether it has come.',
  once: true,
  params: idParams,
  body: seen.extend({
    method: z.enum(SETTLE_UP_METHODS).optional(),
    note: text(LIMITS.reason).default(''),
  }),
  response: SettleUpPayment,
});

export const takeBackSettleUp = defineCall({
  id: 'takeBackSettleUp',
  method: 'PUT',
  path: '/api/settle-up/{id}/take-back',
  tag: 'Settling up',
  summary: 'Take back that the payment `{id}` is made, before it is confirmed.',
  once: true,
  params: idParams,
  body: seen,
  response: SettleUpPayment,
});

export const confirmSettleUp = defineCall({
  id: 'confirmSettleUp',
  method: 'PUT',
  path: '/api/settle-up/{id}/confirm',
  tag: 'Settling up',
  summary: 'Say that the payment `{id}` has come, whether or not who owes has said so. It counts from then on.',
  once: true,
  params: idParams,
  body: seen,
  response: SettleUpPayment,
});

export const rejectSettleUp = defineCall({
  id: 'rejectSettleUp',
  method: 'PUT',
  path: '/api/settle-up/{id}/reject',
  tag: 'Settling up',
  summary: 'Report that the payment `{id}` has not arrived, with a reason. The payer gets an alert.',
  once: true,
  params: idParams,
  body: seen.extend({ reason: filledText(LIMITS.reason) }),
  response: SettleUpPayment,
});

export const undoSettleUp = defineCall({
  id: 'undoSettleUp',
  method: 'PUT',
  path: '/api/settle-up/{id}/undo',
  tag: 'Settling up',
  summary: 'Take back that the payment `{id}` has come, with a reason; the ledger keeps both.',
  once: true,
  params: idParams,
  body: seen.extend({ reason: filledText(LIMITS.reason) }),
  response: SettleUpPayment,
});

export const remindOfSettleUp = defineCall({
  id: 'remindOfSettleUp',
  method: 'PUT',
  path: '/api/settle-up/{id}/remind',
  tag: 'Settling up',
  summary: 'Ask who owes for the payment `{id}`; at most once a day.',
  once: true,
  params: idParams,
  body: seen,
  response: SettleUpPayment,
});
