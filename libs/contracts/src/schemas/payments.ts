import { z } from 'zod';

import { defineCall } from '../call.ts';
import { PAYMENT_METHODS } from '../ledger.ts';
import { LIMITS } from '../limits.ts';
import { HOMEOWNER_ACCOUNTS, MONEY_ACCOUNTS } from '../money-states.ts';
import { PAYMENT_STEPS } from '../payments.ts';
import { moneyMonth } from './ledger.ts';
import { amount, filledText, idParams, isoDate, money, moneyDay, text, timestamp, uuid } from './primitives.ts';

const by = z.enum(['homeowner', 'tenant', 'admin']).nullable().describe('null: it followed by itself');

/** A roomie's payment, as the homeowner entered it. */
export const Payment = z.strictObject({
  _id: uuid,
  roomie: z.strictObject({ _id: uuid, first_name: z.string() }),
  house: z.strictObject({ _id: uuid, name: z.string() }),
  amount: money,
  currency: z.string(),
  method: z.enum(PAYMENT_METHODS),
  paid_on: isoDate,
  period: moneyMonth.nullable().describe('The month that it was meant for, if stated'),
  note: z.string(),
  parts: z
    .array(z.strictObject({ account: z.enum(MONEY_ACCOUNTS), amount: money }))
    .describe('What it was counted towards'),
  entered_at: timestamp,
  voided: z.strictObject({ at: timestamp, reason: z.string() }).nullable(),
  has_receipt: z.boolean(),
  steps: z.array(z.strictObject({ at: timestamp, step: z.enum(PAYMENT_STEPS), by })).describe('In their order'),
});
export type Payment = z.infer<typeof Payment>;

export const addPayment = defineCall({
  id: 'addPayment',
  method: 'PUT',
  path: '/api/roomies/addpayment/{id}',
  tag: 'Money',
  summary:
    'Enter a payment of the roomie `{id}`. It pays what is due, the oldest first; what is left over stays to their credit.',
  once: true,
  needsKey: true,
  params: idParams,
  body: z.strictObject({
    payment: z.strictObject({
      amount: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
      method: z.enum(PAYMENT_METHODS),
      paid_on: moneyDay.describe('Not a day to come'),
      period: moneyMonth.optional().describe('The month that it was meant for'),
      note: text(LIMITS.reason).default(''),
      account: z
        .enum(HOMEOWNER_ACCOUNTS)
        .optional()
        .describe('What it is for; where left out, whatever is due, the oldest first'),
      currency: z.string().max(3).optional().describe('422 where it is not that of the house'),
      house_id: uuid
        .optional()
        .describe('Where left out, where the roomie lives, or the house of the caller in which they last lived'),
    }),
  }),
  response: Payment,
});

export const getPayment = defineCall({
  id: 'getPayment',
  method: 'GET',
  path: '/api/payments/{id}',
  tag: 'Money',
  summary: 'The payment `{id}`, for both sides.',
  params: idParams,
  response: Payment,
});

export const getPaymentReceipt = defineCall({
  id: 'getPaymentReceipt',
  method: 'GET',
  path: '/api/payments/{id}/receipt',
  tag: 'Money',
  summary:
    'The sealed PDF of the payment `{id}`, for both sides; 409 while it is being made, and once it is taken back.',
  params: idParams,
  produces: 'application/pdf',
});

export const voidPayment = defineCall({
  id: 'voidPayment',
  method: 'PUT',
  path: '/api/payments/{id}/void',
  tag: 'Money',
  summary: 'Take back the payment `{id}` with a reason; the ledger keeps both.',
  once: true,
  params: idParams,
  body: z.strictObject({ reason: filledText(LIMITS.reason) }),
  response: Payment,
});
