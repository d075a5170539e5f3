import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { filledText, idParams, text, timestamp } from './primitives.ts';

/** The account for payments to a homeowner. */
export const BankDetails = z.strictObject({
  holder: z.string().describe('Who the account is of'),
  iban: z.string().describe('Without blanks'),
});
export type BankDetails = z.infer<typeof BankDetails>;

/** A house's bank details, and when they last changed. */
export const BankDetailsOfHouse = z.strictObject({
  details: BankDetails.nullable().describe('null: roomies learn where to pay in another way'),
  version: z.int().describe('0: nobody has ever said anything'),
  changed_at: timestamp.nullable(),
});
export type BankDetailsOfHouse = z.infer<typeof BankDetailsOfHouse>;

export const getBankDetails = defineCall({
  id: 'getBankDetails',
  method: 'GET',
  path: '/api/payments/bank-details/{id}',
  tag: 'Money',
  summary: 'Where what is owed to the homeowner of the house `{id}` is paid to.',
  params: idParams,
  response: BankDetailsOfHouse,
});

export const setBankDetails = defineCall({
  id: 'setBankDetails',
  method: 'PUT',
  path: '/api/payments/bank-details/{id}',
  tag: 'Money',
  summary: 'Change where payments go from now on. Everyone who lives in the house gets an alert.',
  params: idParams,
  body: z.strictObject({
    version: z.int().min(0).describe('That was seen'),
    details: z
      .strictObject({
        holder: filledText(LIMITS.bankHolder),
        iban: text(LIMITS.iban).describe('With or without blanks'),
      })
      .nullable(),
  }),
  response: BankDetailsOfHouse,
});
