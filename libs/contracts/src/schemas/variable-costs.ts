import { z } from 'zod';

import { defineCall } from '../call.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { COST_CATEGORIES, METER_UNITS, VARIABLE_COST_STATES } from '../money-states.ts';
import { Photo } from './images.ts';
import { moneyMonth } from './ledger.ts';
import { amount, filledText, idParams, isoDate, money, text, timestamp, uuid } from './primitives.ts';
import { Restated } from './restatements.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });
const days = z.int().min(0);

/** A meter reading as displayed: digits, with a decimal point. */
const reading = z.string().regex(/^\d{1,9}(\.\d{1,3})?$/, 'Enter a number like 1204.5.');

const meter = z.strictObject({
  name: text(LIMITS.meterName).default(''),
  start: reading.describe('On the first day'),
  end: reading.describe('On the last day'),
  unit: z.enum(METER_UNITS),
});

/** A person's share of a bill and the reason for it: their days, and the exact part before rounding. */
export const CostShare = z.strictObject({
  person: person.nullable().describe('null: the homeowner, for the days on which nobody lived there'),
  days: days.describe('Of the period, on which they lived there; of the homeowner: on which nobody did'),
  amount: money,
  exact: z
    .strictObject({ amount: money, over: z.int(), of: z.int() })
    .describe('The part before it is rounded: the amount, and `over` ÷ `of` of one more of its smallest units'),
});
export type CostShare = z.infer<typeof CostShare>;

/** A person of a bill that isn't shared alike by everyone. */
export const BillSharer = z.strictObject({ roomie: uuid, shares: z.int().min(1).max(LIMITS.splitShares) });
export type BillSharer = z.infer<typeof BillSharer>;
export const billSplit = z
  .array(BillSharer)
  .max(LIMITS.splitPeople)
  .describe('Who shares it, and how many shares each of their days has; empty: everyone alike');

const facts = {
  category: z.enum(COST_CATEGORIES),
  from: isoDate,
  to: isoDate.describe('Counts'),
  amount: money,
  supplier: z.string(),
  note: z.string(),
  split: billSplit,
  meter: z
    .strictObject({ name: z.string(), start: z.string(), end: z.string(), unit: z.enum(METER_UNITS), used: z.string() })
    .nullable(),
  version: z.int(),
  entered_at: timestamp,
  entered_by: person,
};

/** A bill of a house in its current version. */
export const VariableCost = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string() }),
  currency: z.string(),
  ...facts,
  state: z.enum(VARIABLE_COST_STATES),
  photos: z.array(Photo).describe('Of the paper'),
  due_on: isoDate.describe('When the shares are to be paid'),
  period_days: days,
  occupant_days: days.describe('Of everybody together'),
  empty_days: days.describe('On which nobody lived there'),
  shares: z
    .array(CostShare)
    .describe('To a roomie: of bills that they bear a part of. The homeowner is among them where a part is theirs'),
  restated: Restated.nullable().describe('To whom its shares are shown: why they are others than at first'),
  ended: z
    .strictObject({ at: timestamp, by: person, reason: z.string() })
    .nullable()
    .describe('When it was taken back'),
});
export type VariableCost = z.infer<typeof VariableCost>;

/** A previous version of a corrected bill. */
export const VariableCostVersion = z.strictObject({
  ...facts,
  replaced_at: timestamp,
  replaced_by: person,
  reason: z.string().describe('Why it was corrected'),
});
export type VariableCostVersion = z.infer<typeof VariableCostVersion>;

export const VariableCostDetail = VariableCost.extend({
  versions: z.array(VariableCostVersion).describe('What it said before, the newest first'),
});
export type VariableCostDetail = z.infer<typeof VariableCostDetail>;

const period = {
  from: isoDate,
  to: isoDate.describe('Counts; not before the first day, and at most two years after it'),
};

export const enterVariableCost = defineCall({
  id: 'enterVariableCost',
  method: 'PUT',
  path: '/api/houses/variablecosts/{id}',
  tag: 'Variable costs',
  summary:
    'Enter a bill of the house `{id}`, or correct one. It is shared by the days on which people lived there; a correction takes the earlier shares back and writes new ones.',
  once: true,
  needsKey: true,
  params: idParams,
  body: z.strictObject({
    category: z.enum(COST_CATEGORIES),
    ...period,
    amount: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
    supplier: text(LIMITS.supplier).default(''),
    note: text(LIMITS.reason).default(''),
    split: billSplit.default([]),
    meter: meter.nullable().default(null),
    photo: z
      .array(uuid)
      .max(PHOTOS_PER_PLACE.bill)
      .default([])
      .describe('Own uploads, and those that are there already'),
    replaces: z
      .strictObject({ _id: uuid, version: z.int(), reason: text(LIMITS.reason).default('') })
      .optional()
      .describe('The version of the corrected bill that was read; 409 if it has changed'),
    overlaps: z
      .boolean()
      .default(false)
      .describe('It is known that another bill of that kind is for some of the same days'),
  }),
  response: VariableCost,
});

/** `YYYY` or `YYYY-MM`, in the house's time zone. */
export const costPeriod = z.string().regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/, 'Enter a year, or a month like 2026-09.');

export const CostOfMonth = z.strictObject({
  month: moneyMonth,
  category: z.enum(COST_CATEGORIES),
  amount: money,
  occupant_days: days,
});
export type CostOfMonth = z.infer<typeof CostOfMonth>;

export const getVariableCosts = defineCall({
  id: 'getVariableCosts',
  method: 'GET',
  path: '/api/houses/variablecosts/{a}/{b}',
  tag: 'Variable costs',
  summary:
    'What the house `{a}` cost in the year or month `{b}`: its bills, and what they come to by month. Who lived there then reads it, too.',
  params: z.strictObject({ a: uuid, b: costPeriod }),
  response: z.strictObject({
    currency: z.string(),
    items: z.array(VariableCost).describe('With a day in that time, the newest first'),
    months: z.array(CostOfMonth).describe('A bill over several months counts by its days into each'),
    before: z.array(CostOfMonth).describe('The same months of the year before'),
  }),
});

export const CostAverage = z.strictObject({
  category: z.enum(COST_CATEGORIES),
  month: moneyMonth.describe('The last with data'),
  amount: money.describe('In that month'),
  months: z.int().describe('How many months the averages are of: the last ones with data, 12 at most'),
  mean: money.describe('A month'),
  per_occupant_day: money.nullable().describe('A day of one person living there; null: nobody did'),
  same_month_last_year: money.nullable(),
  trend: money
    .nullable()
    .describe('By how much it grows a month, or falls where it is negative; null: fewer than three months'),
});
export type CostAverage = z.infer<typeof CostAverage>;

export const getCostAverages = defineCall({
  id: 'getCostAverages',
  method: 'GET',
  path: '/api/houses/averages/variablecosts/{id}',
  tag: 'Variable costs',
  summary: 'What the house `{id}` usually costs, by what it is for.',
  params: idParams,
  response: z.strictObject({ currency: z.string(), items: z.array(CostAverage) }),
});

export const getVariableCost = defineCall({
  id: 'getVariableCost',
  method: 'GET',
  path: '/api/variable-costs/{id}',
  tag: 'Variable costs',
  summary: 'The bill `{id}`, who bears what of it and why, and what it said before it was corrected.',
  params: idParams,
  response: VariableCostDetail,
});

export const takeBackVariableCost = defineCall({
  id: 'takeBackVariableCost',
  method: 'PUT',
  path: '/api/variable-costs/{id}/take-back',
  tag: 'Variable costs',
  summary: 'Take the bill `{id}` back by a counter-entry: nobody bears anything of it any more.',
  params: idParams,
  body: z.strictObject({ reason: filledText(LIMITS.reason), version: z.int() }),
  response: VariableCost,
});

export const previewVariableCost = defineCall({
  id: 'previewVariableCost',
  method: 'GET',
  path: '/api/houses/variable-cost-preview/{id}',
  tag: 'Variable costs',
  summary:
    'How a bill of the house `{id}` would be shared, and which other bills of that kind are for some of the same days.',
  params: idParams,
  query: z.strictObject({
    category: z.enum(COST_CATEGORIES),
    ...period,
    amount,
    split: z
      .string()
      .max(2_500)
      .regex(/^(?:[0-9a-f-]{36}:[1-9]\d{0,3}(?:,(?=.)|$))*$/, 'Name people with their shares.')
      .optional()
      .describe('`{roomie}:{shares}`, separated by commas; absent: everyone alike'),
    replaces: uuid.optional().describe('The bill that would be corrected'),
  }),
  response: z.strictObject({
    currency: z.string(),
    period_days: days,
    occupant_days: days,
    empty_days: days,
    shares: z.array(CostShare),
    overlaps: z.array(z.strictObject({ _id: uuid, from: isoDate, to: isoDate, amount: money })),
  }),
});

export const downloadVariableCosts = defineCall({
  id: 'downloadVariableCosts',
  method: 'GET',
  path: '/api/houses/variable-costs-table/{id}/{period}',
  tag: 'Variable costs',
  summary: 'The bills of the house `{id}` in a year or month as a table: a row a bill, and a row a share of it.',
  params: z.strictObject({ id: uuid, period: costPeriod }),
  produces: 'text/csv',
});
