import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LATE_FEE_DAYS, LATE_FEE_STATES } from '../late-fees.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { amount, idParams, isoDate, money, uuid } from './primitives.ts';

const days = z.int().min(LATE_FEE_DAYS.min).max(LATE_FEE_DAYS.max).describe('After the due day, without a fee');
/** A percentage with at most one decimal, such as "2.5". */
const percent = z.string().regex(/^(?!0+(?:\.0)?$)(?:100(?:\.0)?|\d{1,2}(?:\.\d)?)$/, 'Enter a percentage, like 2.5.');

const feeOf = <Amount extends z.ZodType>(of: Amount) =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fixed'), amount: of }),
    z.strictObject({ kind: z.literal('percent'), percent: percent.describe('Of the rent that is overdue') }),
  ]);

export const LateFeeRule = z.strictObject({
  _id: uuid,
  from_on: isoDate.describe('The first due day it holds for'),
  days,
  fee: feeOf(money),
  year_cap: money.nullable().describe('The most that a stay is charged in a calendar year; null: no limit'),
});
export type LateFeeRule = z.infer<typeof LateFeeRule>;

/** A late fee that applies, is about to, or was waived. */
export const LateFee = z.strictObject({
  _id: uuid,
  roomie: z.strictObject({ _id: uuid, first_name: z.string() }),
  state: z.enum(LATE_FEE_STATES),
  month: z.string().describe('In which the period of the rent begins'),
  period: z.enum(RENT_PERIODS),
  from: isoDate,
  to: isoDate.describe('Counts'),
  due_on: isoDate,
  applies_on: isoDate.describe('The first day on which it is owed; a payment of the day before is in time'),
  overdue: money.describe('The rent that is unpaid by then'),
  amount: money,
});
export type LateFee = z.infer<typeof LateFee>;

export const HouseLateFees = z.strictObject({
  currency: z.string(),
  rule: LateFeeRule.nullable().describe('The rule for rent that is due today; null: there is none'),
  announced: LateFeeRule.nullable().describe('The rule that takes its place'),
  earliest: isoDate.describe('The first due day that a new rule can hold for'),
  version: z.int(),
  fees: z
    .array(LateFee)
    .describe(
      `The newest first, ${String(LIMITS.lateFeesShown)} at most: to a roomie the own ones, and of a running stay or the last year`,
    ),
});
export type HouseLateFees = z.infer<typeof HouseLateFees>;

export const getLateFees = defineCall({
  id: 'getLateFees',
  method: 'GET',
  path: '/api/houses/{id}/late-fees',
  tag: 'Money',
  summary: 'The rule of a house for late fees, the one that was announced, and the fees that follow from them.',
  params: idParams,
  response: HouseLateFees,
});

export const setLateFeeRule = defineCall({
  id: 'setLateFeeRule',
  method: 'PUT',
  path: '/api/houses/{id}/late-fees',
  tag: 'Money',
  summary:
    'Announce a rule for late fees: it holds for rent that is due in 30 days or later. Everyone who lives there gets an alert.',
  params: idParams,
  body: z.strictObject({
    version: z.int().describe('That was seen'),
    days,
    fee: feeOf(amount),
    year_cap: amount.nullable(),
  }),
  response: HouseLateFees,
});

export const endLateFees = defineCall({
  id: 'endLateFees',
  method: 'DELETE',
  path: '/api/houses/{id}/late-fees',
  tag: 'Money',
  summary: 'End late fees from today on, with what was announced. Fees that applied before stay.',
  params: idParams,
  response: HouseLateFees,
});

export const waiveLateFee = defineCall({
  id: 'waiveLateFee',
  method: 'PUT',
  path: '/api/late-fees/{id}/waiver',
  tag: 'Money',
  summary: 'Waive a late fee. It stays waived, whatever is paid or taken back later.',
  params: idParams,
  response: HouseLateFees,
});

export const restoreLateFee = defineCall({
  id: 'restoreLateFee',
  method: 'DELETE',
  path: '/api/late-fees/{id}/waiver',
  tag: 'Money',
  summary: 'Undo a waiver. The fee applies again if the rule still says so.',
  params: idParams,
  response: HouseLateFees,
});
