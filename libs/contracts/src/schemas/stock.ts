import { z } from 'zod';

import { defineCall } from '../call.ts';
import { STOCK_LEVELS, STOCK_LIMITS } from '../stock.ts';
import { filledText, idParams, isoDate, money, name, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** A thing that a house usually has. */
export const StockItem = z.strictObject({
  _id: uuid,
  name: z.string(),
  place: z.string().describe('Where it is kept; may be empty'),
  note: z.string().describe('Such as its brand or size; may be empty'),
  level: z.enum(STOCK_LEVELS),
  since: timestamp.describe('When its level last changed'),
  marks: z.int().describe('How often its level has changed; sent back with a new level'),
  claim: z
    .strictObject({ by: person, until: timestamp, is_own: z.boolean() })
    .nullable()
    .describe('Who gets it; null: nobody said so'),
  lasts_days: z.int().nullable().describe('Typical days between two purchases; null: bought on fewer than three days'),
  low_expected_on: isoDate.nullable().describe('When it probably runs low; null: unknown, or it is needed already'),
  version: z.int(),
});
export type StockItem = z.infer<typeof StockItem>;

const can = z.strictObject({
  edit: z.boolean().describe('Whether the caller changes the list, gets things and says that there is enough again'),
  mark: z.boolean().describe('Whether the caller says what is running low'),
});

const StockList = z.strictObject({
  items: z.array(StockItem).describe('By name'),
  today: isoDate,
  can,
});
export type StockList = z.infer<typeof StockList>;

const StockPurchase = z.strictObject({
  supply_id: uuid,
  bought_on: isoDate,
  buyer: person,
  price: money.describe('Of the whole purchase'),
  others: z.int().describe('How many other things of the list it brought'),
});
export type StockPurchase = z.infer<typeof StockPurchase>;

const StockDetail = z.strictObject({
  house: z.strictObject({ _id: uuid, name: z.string() }),
  item: StockItem,
  currency: z.string(),
  changes: z
    .array(z.strictObject({ level: z.enum(STOCK_LEVELS), at: timestamp }))
    .describe('Of its level, newest first'),
  purchases: z.array(StockPurchase).describe('Those that count, newest first; none for neatkeepers'),
  can,
});
export type StockDetail = z.infer<typeof StockDetail>;

const line = (most: number) =>
  text(most)
    .refine((value) => !/[\r\n\t]/.test(value), 'Write this on one line.')
    .transform((value) => value.trim())
    .default('');
const words = z.strictObject({
  name: filledText(STOCK_LIMITS.name).pipe(name),
  place: line(STOCK_LIMITS.place),
  note: line(STOCK_LIMITS.note),
});

export const getStock = defineCall({
  id: 'getStock',
  method: 'GET',
  path: '/api/houses/{id}/stock',
  tag: 'Stock',
  summary: 'The things that house `{id}` usually has, and which of them are needed.',
  params: idParams,
  response: StockList,
});

export const getStockItem = defineCall({
  id: 'getStockItem',
  method: 'GET',
  path: '/api/stock/{id}',
  tag: 'Stock',
  summary: 'A thing of the stock, with when it ran low and which purchases brought it.',
  params: idParams,
  response: StockDetail,
});

export const addStockItem = defineCall({
  id: 'addStockItem',
  method: 'POST',
  path: '/api/houses/{id}/stock',
  tag: 'Stock',
  summary: `Add a thing to the stock of house \`{id}\`; at most ${String(STOCK_LIMITS.itemsPerHouse)}. 409 when it has one of that name.`,
  once: true,
  params: idParams,
  body: words,
  response: StockItem,
  status: 201,
});

export const editStockItem = defineCall({
  id: 'editStockItem',
  method: 'PUT',
  path: '/api/stock/{id}',
  tag: 'Stock',
  summary: 'Change what a thing is called and where it is kept. 409 when `version` is stale.',
  params: idParams,
  body: words.extend({ version: z.int().describe('That was read') }),
  response: StockItem,
});

export const markStockItem = defineCall({
  id: 'markStockItem',
  method: 'PUT',
  path: '/api/stock/{id}/level',
  tag: 'Stock',
  summary:
    'Say that a thing is running low, used up, or that there is enough again. The same level again changes nothing; 409 when it has changed since. Neatkeepers say what is needed.',
  params: idParams,
  body: z.strictObject({ level: z.enum(STOCK_LEVELS), marks: z.int().describe('As read with the thing') }),
  response: StockItem,
});

export const claimStockItem = defineCall({
  id: 'claimStockItem',
  method: 'PUT',
  path: '/api/stock/{id}/claim',
  tag: 'Stock',
  summary:
    'Say that the caller gets a thing that is needed, for a day, or doesn’t after all. 409 when another person does.',
  params: idParams,
  body: z.strictObject({ is_claimed: z.boolean() }),
  response: StockItem,
});

export const removeStockItem = defineCall({
  id: 'removeStockItem',
  method: 'DELETE',
  path: '/api/stock/{id}',
  tag: 'Stock',
  summary: 'Remove a thing from the stock, with its history. Purchases stay.',
  params: idParams,
  status: 204,
});
