import { z } from 'zod';

import { defineCall } from '../call.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LEDGER_FAULTS, PAYMENT_METHODS } from '../ledger.ts';
import { LIMITS } from '../limits.ts';
import { COST_CATEGORIES, MONEY_ACCOUNTS, REPORTED_PAYMENT_STATES, SETTLE_UP_METHODS } from '../money-states.ts';
import { BankDetails } from './bank-details.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, money, timestamp, uuid } from './primitives.ts';
import { RestatementCause } from './restatements.ts';

/** `YYYY-MM`, in the house's time zone. */
export const moneyMonth = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-09.');

/** The subject of a ledger entry, with the facts that explain its amount. */
export const LedgerAbout = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('rent_due'),
      month: moneyMonth.describe('In which the period begins'),
      from: isoDate,
      to: isoDate.describe('Counts'),
      period: z.enum(RENT_PERIODS),
      days: z.int().describe('Of the period that are charged'),
      of_days: z.int().describe('That the period has'),
      monthly: money.describe('The rent of a whole period'),
    })
    .describe('The rent of a period, or of a part of one'),
  z
    .strictObject({
      kind: z.literal('late_fee'),
      month: moneyMonth.describe('In which the period begins'),
      from: isoDate,
      to: isoDate.describe('Counts'),
      period: z.enum(RENT_PERIODS),
      due_on: isoDate.describe('When the rent was due'),
      days: z.int().describe('After it, without a fee'),
      overdue: money.describe('The rent that was unpaid then'),
      percent: z.string().nullable().describe('Of the overdue rent; null: a fixed amount'),
    })
    .describe('The late fee of a rent'),
  z
    .strictObject({ kind: z.literal('opening_balance') })
    .describe('What was open, or paid in advance, when a lease from before was taken over'),
  z.strictObject({ kind: z.literal('deposit_due') }).describe('The deposit of a lease, when it begins'),
  z.strictObject({ kind: z.literal('deposit_to_return') }).describe('What is held when a lease is over'),
  z
    .strictObject({ kind: z.literal('deposit_deducted'), reason: z.string() })
    .describe('What was kept of it, and for what'),
  z
    .strictObject({ kind: z.literal('deposit_set_off'), reason: z.string() })
    .describe('What of it paid something owed, and what'),
  z.strictObject({ kind: z.literal('deposit_settled') }).describe('What was returned of it'),
  z
    .strictObject({
      kind: z.literal('supply'),
      name: z.string(),
      price: money.describe('The confirmed price'),
      sharers: z.int().describe('Among how many it is shared'),
    })
    .describe('A purchase for the house; its shares, and what its buyer is owed'),
  z
    .strictObject({
      kind: z.literal('variable_cost'),
      category: z.enum(COST_CATEGORIES),
      from: isoDate,
      to: isoDate.describe('Counts'),
      total: money.describe('Of the whole bill'),
      sharers: z.int().describe('Among how many it is shared'),
    })
    .describe('A share of a bill of the house'),
  z
    .strictObject({
      kind: z.literal('payment'),
      method: z.enum(PAYMENT_METHODS),
      period: moneyMonth.nullable(),
      note: z.string(),
    })
    .describe('A payment of a roomie'),
  z
    .strictObject({ kind: z.literal('turns_paid'), points: z.int(), price: money.describe('Of a point') })
    .describe('Missed turns that a roomie pays housemates for'),
  z
    .strictObject({
      kind: z.literal('settle_up'),
      method: z.enum(SETTLE_UP_METHODS).nullable(),
      note: z.string(),
    })
    .describe('A payment between housemates that both have confirmed'),
]);
export type LedgerAbout = z.infer<typeof LedgerAbout>;
export type LedgerKind = LedgerAbout['kind'];

const houseName = z.strictObject({ _id: uuid, name: z.string() });

/** One person's ledger entry, and its subject. */
export const LedgerEntry = z.strictObject({
  _id: uuid,
  journal_id: uuid,
  house: houseName,
  at: timestamp,
  on_day: isoDate.describe('When it is due, or was paid'),
  account: z.enum(MONEY_ACCOUNTS),
  currency: z.string(),
  amount: money.describe('Positive: the person owes it; negative: it was paid, or is owed to them'),
  balance: money.describe('What the account stands at with this row'),
  about: LedgerAbout,
  subject: z.strictObject({ kind: z.string(), _id: uuid }).describe('A lease, a payment, a deposit'),
  reverses: uuid.nullable().describe('The journal that this one takes back'),
  reversed_by: uuid.nullable().describe('The journal that takes this one back'),
  reason: z.string().describe('Why it was reversed; empty if no reason was given'),
  cause: RestatementCause.nullable().describe('Why what stood is taken back, or what is right is written'),
  version: z.int().describe('The first time that it was written down is 1, each recalculation is one more'),
  other: z
    .strictObject({ _id: uuid, first_name: z.string() })
    .nullable()
    .describe('The other party of a payment between housemates'),
  made_by: z.strictObject({ _id: uuid, first_name: z.string() }).nullable().describe('null: it followed by itself'),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

/** A due that is fully or partly unpaid. */
export const OpenDue = z.strictObject({
  _id: uuid.describe('Of the row of the ledger'),
  account: z.enum(MONEY_ACCOUNTS),
  due_on: isoDate,
  amount: money,
  left: money.describe('After what was paid, the oldest first'),
  days_late: z.int().describe('0: today, or to come'),
  about: LedgerAbout,
});
export type OpenDue = z.infer<typeof OpenDue>;

/** Open amounts by days overdue. */
const arrears = {
  upcoming: money,
  to30: money.describe('Due for 0–30 days'),
  to60: money,
  to90: money,
  over90: money,
};

/** A payment to the homeowner, as the roomie reports it. */
export const ReportedPayment = z.strictObject({
  _id: uuid,
  state: z.enum(REPORTED_PAYMENT_STATES),
  version: z.int(),
  amount: money,
  currency: z.string(),
  method: z.enum(PAYMENT_METHODS),
  paid_on: isoDate,
  note: z.string(),
  reported_at: timestamp,
  reason: z.string().describe('Why it was rejected'),
});
export type ReportedPayment = z.infer<typeof ReportedPayment>;

/** A person's balance in a house. */
export const HouseBalance = z.strictObject({
  house: houseName,
  currency: z.string(),
  total: money.describe(
    'The sum of all accounts; negative: owed to the roomie. Screens show amounts with the homeowner and among housemates separately',
  ),
  accounts: z.array(z.strictObject({ account: z.enum(MONEY_ACCOUNTS), amount: money })),
  open: z.array(OpenDue).describe('The oldest first'),
  credit: money.describe('What was paid beyond what is due, or is owed to them'),
  arrears: z.strictObject(arrears).describe('What is open by the days since it was due: 0–30, 31–60, 61–90, more'),
  pay_to: BankDetails.nullable().describe(
    'Where what is owed to the homeowner is paid to; null: nobody has said so here',
  ),
  reported: ReportedPayment.nullable().describe(
    'What the roomie says they have paid, and the homeowner has not answered yet',
  ),
  reference: z.string().describe('What to write on a payment, so that it is known whose it is'),
});
export type HouseBalance = z.infer<typeof HouseBalance>;

/** The answer to “what do I owe in total”, house by house. */
export const LedgerBalance = z.strictObject({
  roomie: z.strictObject({ _id: uuid, first_name: z.string() }),
  houses: z.array(HouseBalance),
  late_fees: z.array(uuid).describe('The houses they live in that have, or had, a rule for late fees'),
});
export type LedgerBalance = z.infer<typeof LedgerBalance>;

export const getBalance = defineCall({
  id: 'getBalance',
  method: 'GET',
  path: '/api/ledger/balance/{id}',
  tag: 'Money',
  summary: 'What the roomie `{id}` owes in total, and what it is made of; to a homeowner in own houses.',
  params: idParams,
  response: LedgerBalance,
});

/** What a homeowner's roomies owe, over all houses. */
export const ArrearsOfHouses = z.strictObject({
  totals: z
    .array(z.strictObject({ currency: z.string(), due: money.describe('By today, and not paid'), ...arrears }))
    .describe('One for each currency'),
  owing: z.int().describe('How many people owe something that is due, house by house'),
  people: z
    .array(
      z.strictObject({
        roomie: z.strictObject({ _id: uuid, first_name: z.string(), last_name: z.string() }),
        house: houseName,
        currency: z.string(),
        due: money,
        since: isoDate.describe('The day on which the oldest of it was due'),
        days_late: z.int(),
      }),
    )
    .describe(`Who has owed for longest comes first; ${String(LIMITS.arrearsShown)} at most`),
});
export type ArrearsOfHouses = z.infer<typeof ArrearsOfHouses>;

export const getArrears = defineCall({
  id: 'getArrears',
  method: 'GET',
  path: '/api/ledger/arrears/{id}',
  tag: 'Money',
  summary: 'What the roomies of the homeowner `{id}` owe: in total, by age, and who.',
  params: idParams,
  response: ArrearsOfHouses,
});

export const listLedger = defineCall({
  id: 'listLedger',
  method: 'GET',
  path: '/api/ledger/entries/{id}',
  tag: 'Money',
  summary: 'The ledger of the roomie `{id}`, newest first, every row with what it is of; to a homeowner of own houses.',
  params: idParams,
  query: pageQuery.extend({ account: z.enum(MONEY_ACCOUNTS).optional(), house: uuid.optional() }),
  response: page(LedgerEntry),
});

export const LedgerFault = z.strictObject({
  kind: z.enum(LEDGER_FAULTS),
  house_id: uuid,
  id: uuid.describe('Of the journal, or of the person whose account it is'),
});
export type LedgerFault = z.infer<typeof LedgerFault>;

export const LedgerCheck = z.strictObject({
  _id: uuid,
  checked_at: timestamp,
  journals: z.int().describe('That were looked at'),
  wrong: z.int(),
  faults: z.array(LedgerFault).describe('The first of what is wrong'),
});
export type LedgerCheck = z.infer<typeof LedgerCheck>;

export const listLedgerChecks = defineCall({
  id: 'listLedgerChecks',
  method: 'GET',
  path: '/api/admins/ledger-checks',
  tag: 'Admins',
  summary: 'Whether the ledger balanced, night after night, newest first.',
  query: pageQuery,
  response: page(LedgerCheck),
});
