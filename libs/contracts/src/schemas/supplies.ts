import { z } from 'zod';

import { defineCall } from '../call.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { PURCHASE_CATEGORIES, PURCHASE_RHYTHMS, PURCHASE_STATES } from '../money-states.ts';
import { STOCK_LIMITS } from '../stock.ts';
import { Photo } from './images.ts';
import { moneyMonth } from './ledger.ts';
import { page, pageQuery } from './paging.ts';
import { EnteredPayers, EnteredSplit, PurchaseConsent, PurchasePayers, PurchaseSplit } from './purchase-splits.ts';
import { amount, filledText, idParams, isoDate, money, text, timestamp, uuid } from './primitives.ts';
import { Restated } from './restatements.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** Something a roomie bought for the house. It counts once its price is confirmed. */
export const Supply = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string() }),
  buyer: person.extend({ photo: z.string().nullable() }),
  name: z.string(),
  quantity: z.string().describe('In the words of the buyer; empty: not said'),
  category: z.enum(PURCHASE_CATEGORIES),
  note: z.string().describe('Of the buyer; may be empty'),
  bought_on: isoDate,
  currency: z.string(),
  price: money.describe('What the buyer says it cost'),
  price_added: money.nullable().describe('What was confirmed; null: it does not count yet'),
  state: z.enum(PURCHASE_STATES),
  photos: z.array(Photo).describe('Of the receipt'),
  entered_at: timestamp,
  confirmations: z
    .array(z.strictObject({ by: person, price: money, at: timestamp }))
    .describe('What housemates and the homeowner say it cost; the first first'),
  split: PurchaseSplit,
  payers: PurchasePayers,
  consent: PurchaseConsent,
  comments: z.int().describe('How many, those that were taken away left out'),
  needs_two: z.boolean().describe('Above the limit of the house: the homeowner has to confirm it, or two housemates'),
  counted_at: timestamp.nullable(),
  shares: z.array(z.strictObject({ roomie: person, amount: money })).describe('What each bears of it, once it counts'),
  restated: Restated.nullable().describe('Why its shares are others than at first'),
  ended: z
    .strictObject({ at: timestamp, by: person, reason: z.string() })
    .nullable()
    .describe('When it was taken back, or removed'),
  may: z
    .strictObject({ verify: z.boolean(), remove: z.boolean() })
    .describe('What the reader can do: say what it cost, take it back or remove it'),
});
export type Supply = z.infer<typeof Supply>;

const item = filledText(LIMITS.supplyName);
const roomie = 'of the roomie `{id}`';

export const enterSupply = defineCall({
  id: 'enterSupply',
  method: 'PUT',
  path: '/api/roomies/supplies/{id}',
  tag: 'Supplies',
  summary: `Enter a purchase ${roomie} for the house they live in. It counts once its price is confirmed.`,
  once: true,
  params: idParams,
  body: z.strictObject({
    name: item,
    price: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
    bought_on: isoDate.describe('Not a day to come'),
    quantity: text(LIMITS.supplyQuantity).default(''),
    category: z.enum(PURCHASE_CATEGORIES).default('other'),
    note: text(LIMITS.supplyNote).default(''),
    split: EnteredSplit.default({ method: 'present' }),
    payers: EnteredPayers.default([]),
    every: z
      .enum(PURCHASE_RHYTHMS)
      .nullable()
      .default(null)
      .describe('How often it is entered again by itself, from that day on; null: once'),
    photo: z
      .union([uuid.transform((id) => [id]), z.array(uuid).max(PHOTOS_PER_PLACE.receipt)])
      .default([])
      .describe('Own uploads: the receipt'),
    board_item: z.string().optional().describe('The line of the wanted board that it was; it is taken off'),
    stock: z
      .array(uuid)
      .max(STOCK_LIMITS.boughtAtOnce)
      .default([])
      .describe('Things of the stock that it brings: there is enough of them again. Those that are gone are left out'),
  }),
  response: Supply,
});

export const verifySupply = defineCall({
  id: 'verifySupply',
  method: 'PUT',
  path: '/api/roomies/verifysupply/{id}',
  tag: 'Supplies',
  summary: `Say what a purchase ${roomie} cost: a housemate, never the buyer, or the homeowner.`,
  params: idParams,
  body: z.strictObject({
    supply_id: uuid,
    price_added: amount.refine((value) => Number(value) > 0, 'Enter more than 0.'),
  }),
  response: Supply,
});

export const deleteSupply = defineCall({
  id: 'deleteSupply',
  method: 'PUT',
  path: '/api/roomies/deletesupply/{id}',
  tag: 'Supplies',
  summary: `Take a purchase ${roomie} back: the buyer before it counts, or where another price was confirmed; the homeowner at any time.`,
  params: idParams,
  body: z.strictObject({ supply_id: uuid, reason: text(LIMITS.reason).default('') }),
  response: Supply,
});

const suppliesQuery = pageQuery.extend({
  search: text(100).optional().describe('Part of the name or the note'),
  month: moneyMonth.optional(),
  category: z.enum(PURCHASE_CATEGORIES).optional(),
  state: z.enum(PURCHASE_STATES).optional(),
});
/** In order of purchase, newest first. */
const Supplies = page(Supply);

export const listRoomieSupplies = defineCall({
  id: 'listRoomieSupplies',
  method: 'GET',
  path: '/api/roomies/allsupplies/{id}',
  tag: 'Supplies',
  summary: `What was bought by, and what became ${roomie}, newest first.`,
  params: idParams,
  query: suppliesQuery,
  response: Supplies,
});

export const listHouseSupplies = defineCall({
  id: 'listHouseSupplies',
  method: 'GET',
  path: '/api/roomies/allhousesupplies/{id}',
  tag: 'Supplies',
  summary: 'What was bought for the house `{id}`, newest first.',
  params: idParams,
  query: suppliesQuery.extend({ buyer: uuid.optional() }),
  response: Supplies,
});

export const listVerifiedSupplies = defineCall({
  id: 'listVerifiedSupplies',
  method: 'GET',
  path: '/api/roomies/verifiedsupplies/{id}',
  tag: 'Supplies',
  summary: `What counts of the purchases ${roomie}, newest first.`,
  params: idParams,
  query: suppliesQuery.omit({ state: true }),
  response: Supplies,
});

export const recalculateSupplies = defineCall({
  id: 'recalculateSupplies',
  method: 'PUT',
  path: '/api/roomies/{id}/recalc-supplies-monthly',
  tag: 'Supplies',
  summary: `Recalculate a month of the house ${roomie} from its purchases. The result arrives as \`supplies:recalculated\`.`,
  params: idParams,
  body: z.strictObject({ month: moneyMonth.optional().describe('Where left out, this month') }).default({}),
  response: z.strictObject({ job_id: z.string() }),
  status: 202,
});
