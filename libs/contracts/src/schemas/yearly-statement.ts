import { z } from 'zod';

import { defineCall } from '../call.ts';
import { OWN_COST_CATEGORIES, STATEMENT_BASES, STATEMENT_FIGURES } from '../finances.ts';
import { COST_CATEGORIES } from '../money-states.ts';
import { page, pageQuery } from './paging.ts';
import { isoDate, money, moneyDay, uuid } from './primitives.ts';

const named = z.strictObject({ _id: uuid, name: z.string() });

const sums = {
  income: money,
  costs: money,
  result: money.describe('Income less costs'),
};

/** One line of a statement. It opens into its rows by its figure, person, room and category. */
export const StatementLine = z.strictObject({
  figure: z.enum(STATEMENT_FIGURES),
  person: named.nullable().describe('The roomie it is about'),
  room: named.nullable().describe('The room the roomie lived in then'),
  category: z.enum([...COST_CATEGORIES, ...OWN_COST_CATEGORIES]).nullable(),
  amount: money,
  before: money.describe('In the year before'),
});
export type StatementLine = z.infer<typeof StatementLine>;

/** A house in a year. */
export const HouseStatement = z.strictObject({
  house: named,
  currency: z.string(),
  ...sums,
  before: z.strictObject(sums).describe('In the year before'),
  income_lines: z.array(StatementLine),
  cost_lines: z.array(StatementLine),
  rent: z.strictObject({
    charged: money.describe('Due in the year'),
    received: money.describe('Paid in the year, also for other years'),
    open: money.describe('Still owed on `as_of`'),
    in_advance: money.describe('Paid for later on `as_of`'),
  }),
  bills: z.strictObject({
    total: money.describe('The bills of the house'),
    passed_on: money.describe('What roomies bear of them'),
    own: money.describe('What the homeowner bears of them'),
  }),
  deposits: z.strictObject({
    received: money,
    returned: money,
    kept: money.describe('Deductions; they are income. What paid rent or bills is income as rent or bills'),
  }),
});
export type HouseStatement = z.infer<typeof HouseStatement>;

/** All houses of a currency together. */
export const StatementTotal = z.strictObject({
  currency: z.string(),
  ...sums,
  before: z.strictObject(sums),
  months: z
    .array(z.strictObject({ from: isoDate.describe('Its first day'), income: money, costs: money }))
    .describe('The twelve months of the year'),
});
export type StatementTotal = z.infer<typeof StatementTotal>;

export const YearlyStatement = z.strictObject({
  from: isoDate,
  to: isoDate.describe('Counts'),
  as_of: isoDate.describe('The last day, or today in a year that goes on'),
  basis: z.enum(STATEMENT_BASES),
  homeowner: z.string(),
  totals: z.array(StatementTotal),
  houses: z.array(HouseStatement).describe('Those with an amount in the year or the year before, by name'),
});
export type YearlyStatement = z.infer<typeof YearlyStatement>;

const year = {
  from: moneyDay
    .refine((day) => !day.endsWith('-02-29'), 'Choose a day that every year has.')
    .describe('The first day of the year: 1 January, or the day on which a tax year begins'),
  basis: z.enum(STATEMENT_BASES).default('paid'),
  house_id: uuid.optional().describe('Absent: all own houses. Admins name one'),
};

export const getYearlyStatement = defineCall({
  id: 'getYearlyStatement',
  method: 'GET',
  path: '/api/yearly-statement',
  tag: 'Yearly statement',
  summary: 'Income, costs and result of own houses in a year, compared with the year before.',
  query: z.strictObject(year),
  response: YearlyStatement,
});

/** A row of the ledger, a bill or an own cost. */
export const StatementEntry = z.strictObject({
  _id: uuid,
  house: named,
  currency: z.string(),
  day: isoDate,
  figure: z.enum(STATEMENT_FIGURES),
  person: named.nullable(),
  room: named.nullable(),
  category: z.enum([...COST_CATEGORIES, ...OWN_COST_CATEGORIES]).nullable(),
  words: z.string().describe('A supplier, a reason or a note'),
  amount: money,
});
export type StatementEntry = z.infer<typeof StatementEntry>;

export const listStatementEntries = defineCall({
  id: 'listStatementEntries',
  method: 'GET',
  path: '/api/yearly-statement/entries',
  tag: 'Yearly statement',
  summary: 'The rows that a figure of the yearly statement is the sum of, newest first.',
  query: pageQuery.extend({
    ...year,
    figure: z.enum(STATEMENT_FIGURES),
    person_id: uuid.optional(),
    room_id: uuid.optional(),
    category: z.enum([...COST_CATEGORIES, ...OWN_COST_CATEGORIES]).optional(),
  }),
  response: page(StatementEntry),
});

export const downloadStatementTable = defineCall({
  id: 'downloadStatementTable',
  method: 'GET',
  path: '/api/yearly-statement/table',
  tag: 'Yearly statement',
  summary: 'The rows of the yearly statement as a table for spreadsheets, oldest first, in the reader’s language.',
  query: z.strictObject(year),
  produces: 'text/csv',
});

export const printYearlyStatement = defineCall({
  id: 'printYearlyStatement',
  method: 'GET',
  path: '/api/yearly-statement/pdf',
  tag: 'Yearly statement',
  summary: 'The yearly statement as a PDF, in the reader’s language.',
  query: z.strictObject(year),
  produces: 'application/pdf',
});
