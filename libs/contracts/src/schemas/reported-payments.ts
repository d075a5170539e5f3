import { z } from 'zod';

import { defineCall } from '../call.ts';
import { PAYMENT_METHODS } from '../ledger.ts';
import { LIMITS } from '../limits.ts';
import { ReportedPayment } from './ledger.ts';
import { amount, filledText, idParams, moneyDay, text, uuid } from './primitives.ts';

const seen = z.int().describe('The version that was seen; 409 if it has changed');

export const reportPayment = defineCall({
  id: 'reportPayment',
  method: 'POST',
  path: '/api/payments/reported/{id}',
  tag: 'Money',
  summary:
    'Say, as the roomie `{id}`, that something was paid to the homeowner. They are asked whether it arrived; until then nobody is reminded.',
  once: true,
  params: idParams,
  body: z.strictObject({
    house_id: uuid,
    amount: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
    method: z.enum(PAYMENT_METHODS),
    paid_on: moneyDay.describe('Not a day to come'),
    note: text(LIMITS.reason).default(''),
  }),
  response: ReportedPayment,
  status: 201,
});

export const confirmReportedPayment = defineCall({
  id: 'confirmReportedPayment',
  method: 'PUT',
  path: '/api/payments/reported/{id}/confirm',
  tag: 'Money',
  summary: 'Say that the payment `{id}` that a roomie reported arrived. It is entered, and the roomie gets a receipt.',
  params: idParams,
  body: z.strictObject({ version: seen }),
  response: ReportedPayment,
});

export const rejectReportedPayment = defineCall({
  id: 'rejectReportedPayment',
  method: 'PUT',
  path: '/api/payments/reported/{id}/reject',
  tag: 'Money',
  summary: 'Say that the payment `{id}` that a roomie reported has not arrived. What it was for is open as before.',
  params: idParams,
  body: z.strictObject({ version: seen, reason: filledText(LIMITS.reason) }),
  response: ReportedPayment,
});

export const withdrawReportedPayment = defineCall({
  id: 'withdrawReportedPayment',
  method: 'PUT',
  path: '/api/payments/reported/{id}/withdraw',
  tag: 'Money',
  summary: 'Take back, as the roomie who said so, that the payment `{id}` was made.',
  params: idParams,
  body: z.strictObject({ version: seen }),
  response: ReportedPayment,
});
