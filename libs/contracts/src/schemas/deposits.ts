import { z } from 'zod';

import { defineCall } from '../call.ts';
import { DEPOSIT_STATES, DEPOSIT_STEPS, DISPUTE_DAYS } from '../deposits.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { ITEM_CONDITIONS } from '../move-reports.ts';
import { Photo } from './images.ts';
import { amount, filledText, idParams, isoDate, money, moneyDay, text, timestamp, uuid } from './primitives.ts';

const charged = amount.refine((value) => Number(value) > 0, 'Enter more than 0.');
const words = filledText(LIMITS.depositWords);

/** The reason for a deduction: a bill with its photo, an item left in worse condition, or arrears in the ledger. */
const receipt = z.literal('receipt');
const item = z.literal('item');
const arrears = z.literal('arrears');

/** A due that is set off in full or in part. */
export const SetOffDue = z.strictObject({
  label: z.string().describe('In the language of the lease'),
  due_on: isoDate,
  amount: money.describe('What is paid of it'),
});
export type SetOffDue = z.infer<typeof SetOffDue>;

/** An item left in worse condition, with photos of before and after. */
export const WorsenedItem = z.strictObject({
  item_id: uuid,
  name: z.string().describe('With the place where it is'),
  before: z.enum(ITEM_CONDITIONS),
  after: z.enum(ITEM_CONDITIONS),
});
export type WorsenedItem = z.infer<typeof WorsenedItem>;

export const Deduction = z.strictObject({
  _id: uuid,
  reason: z.string(),
  amount: money.describe('As it stands; nothing any more once it is withdrawn'),
  first_amount: money.describe('Before an answer to a dispute lowered it'),
  ground: z.discriminatedUnion('kind', [
    z.strictObject({ kind: receipt }),
    WorsenedItem.extend({ kind: item }),
    z.strictObject({ kind: arrears, dues: z.array(SetOffDue).describe('The oldest first; as the deduction stands') }),
  ]),
  photos: z.array(Photo).describe('Of the bill, or of how the item was left'),
  created_at: timestamp,
  withdrawn_at: timestamp.nullable(),
  dispute: z
    .strictObject({
      words: z.string(),
      at: timestamp,
      answer: z.strictObject({ words: z.string(), at: timestamp }).nullable(),
    })
    .nullable(),
});
export type Deduction = z.infer<typeof Deduction>;

const named = z.strictObject({ _id: uuid, name: z.string() });

/** The deposit of a released lease. */
export const Deposit = z.strictObject({
  _id: uuid,
  agreement_id: uuid,
  roomie: named,
  homeowner: named,
  house: named,
  room: named,
  state: z.enum(DEPOSIT_STATES),
  currency: z.string(),
  held: money,
  deducted: money,
  set_off: money.describe('What of the deductions pays something owed'),
  left: money.describe('Held less the deductions: what is to be returned, or was'),
  arrears: z
    .strictObject({
      owed: money.describe(
        'What the roomie still owes the homeowner and is due; of a settled one: when it was settled',
      ),
      contested: money.describe('What of it is reported as paid or was disputed, and cannot be set off'),
      can_set_off: money.describe('What of it can be set off now: nothing once it is settled'),
      balance: money.describe('What is left less what is owed. Below nothing: the roomie still owes it'),
    })
    .nullable()
    .describe('null: settled before arrears could be set off'),
  return_by: isoDate,
  settled: z
    .strictObject({ at: timestamp, returned: money, returned_on: isoDate, how: z.string(), comments: z.string() })
    .nullable(),
  disputable_until: isoDate.nullable().describe('Of a settled one: the last day on which a deduction can be disputed'),
  deductions: z.array(Deduction),
  worsened: z
    .array(WorsenedItem)
    .describe(
      'What was left worse than it was found, and nothing is deducted for; while it is held, for the homeowner',
    ),
  steps: z.array(
    z.strictObject({
      at: timestamp,
      step: z.enum(DEPOSIT_STEPS),
      by: z.enum(['homeowner', 'tenant', 'admin']).nullable().describe('null: nobody, it followed by itself'),
    }),
  ),
  has_statement: z.boolean().describe('Its PDF can be downloaded, and is of the newest settlement'),
  version: z.int(),
});
export type Deposit = z.infer<typeof Deposit>;

export const DamageDeposit = z.strictObject({
  returned_damaged_deposit: z.boolean().describe('Whether all or some of it was returned'),
  returned_damaged_form_description: z.string().describe('How it was returned'),
  returned_damaged_deposit_date: isoDate.describe('When it was returned; today until then'),
  comments: z.string(),
  deposit: Deposit.nullable().describe('null: none is held after a lease'),
});
export type DamageDeposit = z.infer<typeof DamageDeposit>;

/** A roomie may have had several leases; without an id the newest deposit is meant. */
const whichDeposit = z.strictObject({ agreement_id: uuid.optional().describe('The lease of the deposit') });
const deductionParams = z.strictObject({ id: uuid, deduction: uuid });

export const getDamageDeposit = defineCall({
  id: 'getDamageDeposit',
  method: 'GET',
  path: '/api/roomies/damage_deposit_data/{id}',
  tag: 'Deposits',
  summary:
    'The deposit of the roomie `{id}` after their last lease, for themselves, whom they rented from, and admins; defaults while there is none.',
  params: idParams,
  query: whichDeposit,
  response: DamageDeposit,
});

export const settleDamageDeposit = defineCall({
  id: 'settleDamageDeposit',
  method: 'PUT',
  path: '/api/roomies/damage_deposit_data/{id}',
  tag: 'Deposits',
  summary:
    'Settle the deposit of the roomie `{id}`: what was returned, when and how. Together with the deductions it is what was held, or 422.',
  once: true,
  params: idParams,
  query: whichDeposit,
  body: z
    .strictObject({
      returned_damaged_deposit: z.boolean().describe('false: nothing was returned'),
      returned: amount,
      returned_damaged_form_description: text(LIMITS.depositWords).default('').describe('How it was returned'),
      returned_damaged_deposit_date: moneyDay,
      comments: text(LIMITS.comments).default(''),
    })
    .refine(({ returned_damaged_deposit: isReturned, returned }) => isReturned === Number(returned) > 0, {
      message: 'Check the amount and whether anything was returned.',
      path: ['returned_damaged_deposit'],
    }),
  response: DamageDeposit,
});

export const addDeduction = defineCall({
  id: 'addDeduction',
  method: 'POST',
  path: '/api/deposits/{id}/deductions',
  tag: 'Deposits',
  summary:
    'Deduct something from the held deposit `{id}`, with a bill, or for what was left worse than it was found. The deductions are never more than what is held (422).',
  once: true,
  params: idParams,
  body: z.strictObject({
    reason: words,
    amount: charged,
    ground: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: receipt,
        photos: z
          .array(uuid)
          .min(1, 'Add at least one photo.')
          .max(PHOTOS_PER_PLACE.deduction)
          .describe('Own uploads: the bill, and what it was for'),
      }),
      z.strictObject({ kind: item, item_id: uuid.describe('One of `worsened`, once') }),
    ]),
  }),
  response: Deposit,
  status: 201,
});

export const setOffArrears = defineCall({
  id: 'setOffArrears',
  method: 'POST',
  path: '/api/deposits/{id}/set_offs',
  tag: 'Deposits',
  summary:
    'Set off what the roomie owes against the held deposit `{id}`, the oldest first. Never more than is due and uncontested, or than is left (422).',
  once: true,
  params: idParams,
  body: z.strictObject({ amount: charged, version: z.int().describe('Of the deposit as it was seen') }),
  response: Deposit,
  status: 201,
});

export const changeDeduction = defineCall({
  id: 'changeDeduction',
  method: 'PUT',
  path: '/api/deposits/{id}/deductions/{deduction}',
  tag: 'Deposits',
  summary:
    'Withdraw a deduction, or answer the dispute about it: keep it, lower it or withdraw it. What a settled deposit then has left is returned, too.',
  once: true,
  params: deductionParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('withdraw'), answer: text(LIMITS.depositWords).default('') }),
    z.strictObject({ action: z.literal('keep'), answer: words }),
    z.strictObject({ action: z.literal('lower'), answer: words, amount: charged }),
  ]),
  response: Deposit,
});

export const disputeDeductions = defineCall({
  id: 'disputeDeductions',
  method: 'PUT',
  path: '/api/deposits/{id}/dispute',
  tag: 'Deposits',
  summary: `Dispute deductions from the own deposit \`{id}\`, each once: while it is held, or within ${String(DISPUTE_DAYS)} days after it was settled.`,
  once: true,
  params: idParams,
  body: z.strictObject({ deductions: z.array(uuid).min(1).max(LIMITS.deductions), words }),
  response: Deposit,
});

export const getDepositStatement = defineCall({
  id: 'getDepositStatement',
  method: 'GET',
  path: '/api/deposits/{id}/statement',
  tag: 'Deposits',
  summary: 'The sealed PDF of the newest settlement of the deposit `{id}`, for both sides; 409 while it is being made.',
  params: idParams,
  produces: 'application/pdf',
});
