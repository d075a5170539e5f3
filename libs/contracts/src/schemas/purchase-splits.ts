import { z } from 'zod';

import { LIMITS } from '../limits.ts';
import { SPLIT_METHODS } from '../money-states.ts';
import { amount, filledText, money, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });
const people = z.array(uuid).min(1).max(LIMITS.splitPeople);
const partsOf = <Part extends z.ZodType>(part: Part) => z.array(part).min(1).max(LIMITS.splitPeople);
const positive = amount.refine((value) => Number(value) > 0, 'Enter more than 0.');

/** A person's percentage, such as "33.33". */
const percent = z.string().regex(/^(?:100(?:\.0{1,2})?|\d{1,2}(?:\.\d{1,2})?)$/, 'Enter a percentage, like 33.33.');

/** Splits that fit any price. */
const anyPrice = [
  z.strictObject({ method: z.literal('equal'), people }),
  z.strictObject({
    method: z.literal('shares'),
    parts: partsOf(z.strictObject({ roomie: uuid, shares: z.int().min(1).max(LIMITS.splitShares) })),
  }),
  z.strictObject({
    method: z.literal('percent'),
    parts: partsOf(z.strictObject({ roomie: uuid, percent })).describe('They sum to 100'),
  }),
] as const;

/** How a house usually splits a category. */
export const EnteredUsualSplit = z.discriminatedUnion('method', anyPrice);
export type EnteredUsualSplit = z.infer<typeof EnteredUsualSplit>;

/** How the buyer splits a purchase. */
export const EnteredSplit = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('present').describe('Equally between everyone who lived there on its day') }),
  ...anyPrice,
  z.strictObject({
    method: z.literal('exact'),
    parts: partsOf(z.strictObject({ roomie: uuid, amount: positive })).describe('They sum to the price'),
  }),
  z.strictObject({
    method: z.literal('items'),
    items: z
      .array(z.strictObject({ name: filledText(LIMITS.supplyName), amount: positive, people }))
      .min(1)
      .max(LIMITS.splitItems)
      .describe('What the price has beside them, or lacks, is shared in proportion'),
  }),
]);
export type EnteredSplit = z.infer<typeof EnteredSplit>;

/** What each paid; empty: the buyer paid all. */
export const EnteredPayers = z
  .array(z.strictObject({ roomie: uuid, amount: positive }))
  .max(LIMITS.splitPeople)
  .describe('What each paid, which sums to the price; empty: the buyer paid all');

/** How a purchase is split. */
export const PurchaseSplit = z.strictObject({
  method: z.enum(SPLIT_METHODS),
  parts: z
    .array(
      z.strictObject({
        roomie: person,
        weight: z
          .int()
          .describe(
            'Shares, hundredths of a percent, or an amount in the smallest unit of the currency, by the method',
          ),
        amount: money.describe('What they bear at the confirmed price, or at the price of the buyer until then'),
      }),
    )
    .describe('Empty if it is split between everyone present'),
  items: z
    .array(z.strictObject({ name: z.string(), amount: money, people: z.array(uuid) }))
    .describe('Of the receipt, if it is split by them'),
});
export type PurchaseSplit = z.infer<typeof PurchaseSplit>;

/** What each paid of a purchase. */
export const PurchasePayers = z
  .array(z.strictObject({ roomie: person, amount: money }))
  .describe('What each paid; empty: the buyer paid all');

/** The people whose confirmation a purchase needs. */
export const PurchaseConsent = z
  .array(z.strictObject({ roomie: person, required: z.boolean() }))
  .describe('Who can confirm it, as those who will owe for it; empty: every housemate but the buyer');
