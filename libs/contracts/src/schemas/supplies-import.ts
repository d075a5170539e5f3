import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { PURCHASE_FAULTS, PURCHASE_FORMS } from '../supplies-import.ts';
import { moneyMonth } from './ledger.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, isoDate, money, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), last_name: z.string() });

/** A line of a file that becomes a purchase or a payment between housemates. */
export const ImportLine = z.strictObject({
  line: z.int().describe('Of the file, from 1'),
  is_payment: z.boolean().describe('Who paid gave it to the one who bears it; nothing was bought'),
  bought_on: isoDate,
  name: z.string(),
  price: money,
  buyer: uuid,
  shares: z
    .array(z.strictObject({ roomie: uuid, amount: money }))
    .nullable()
    .describe('null: it is shared by those who lived there on that day'),
});
export type ImportLine = z.infer<typeof ImportLine>;

/** A rejected line of a file. */
export const ImportFault = z.strictObject({
  line: z.int(),
  fault: z.enum(PURCHASE_FAULTS),
  said: z.string().describe('What the line says there'),
});
export type ImportFault = z.infer<typeof ImportFault>;

/** What an import would create. */
export const ImportPreview = z.strictObject({
  form: z.enum(PURCHASE_FORMS),
  currency: z.string(),
  people: z
    .array(z.strictObject({ name: z.string(), roomie: uuid.nullable() }))
    .describe('The names in the file, and whom each means; null: nobody is known by it'),
  roomies: z.array(person).describe('Whom a name can mean: who lives or lived in the house'),
  purchases: z.int().describe('Lines that become purchases'),
  payments: z.int().describe('Lines that become payments between housemates'),
  total: money.describe('Of the purchases'),
  from: isoDate.nullable(),
  to: isoDate.nullable(),
  lines: z.array(ImportLine).describe(`The first ${String(LIMITS.importLinesShown)} of them`),
  faulty: z.int().describe('Lines that do not'),
  faults: z.array(ImportFault).describe(`The first ${String(LIMITS.importFaultsShown)} of them`),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

/** The purchases created from a file. */
export const SuppliesImport = z.strictObject({
  _id: uuid,
  form: z.enum(PURCHASE_FORMS),
  at: timestamp,
  by: z.strictObject({ _id: uuid, first_name: z.string() }),
  purchases: z.int(),
  payments: z.int(),
  total: money.describe('Of the purchases'),
  currency: z.string(),
  from: isoDate,
  to: isoDate,
  ended: z.strictObject({ at: timestamp, reason: z.string() }).nullable().describe('When it was taken back'),
});
export type SuppliesImport = z.infer<typeof SuppliesImport>;

const file = z.strictObject({
  file: z
    .base64()
    .max(LIMITS.importFileBase64)
    .describe(
      'The file as it is, in Base64: comma- or semicolon-separated, UTF-8, UTF-16 or Windows-1252; or the JSON of a group of spliit',
    ),
  people: z
    .array(z.strictObject({ name: text(200), roomie: uuid.nullable() }))
    .max(LIMITS.importPeople)
    .default([])
    .describe('Whom names of the file mean, where that is not what the preview found'),
});

export const previewSuppliesImport = defineCall({
  id: 'previewSuppliesImport',
  method: 'POST',
  path: '/api/supplies-history/house/{id}/import/preview',
  tag: 'Supplies history',
  summary: 'What a file of purchases would become in the house `{id}`, and every line that would not.',
  params: idParams,
  body: file,
  bodyBytes: LIMITS.importBodyBytes,
  response: ImportPreview,
});

export const importSupplies = defineCall({
  id: 'importSupplies',
  method: 'POST',
  path: '/api/supplies-history/house/{id}/import',
  tag: 'Supplies history',
  summary: 'Take the purchases of a file into the history of the house `{id}`. They count at once.',
  once: true,
  needsKey: true,
  params: idParams,
  body: file.extend({ leave_out: z.boolean().default(false).describe('Take the file without its faulty lines') }),
  bodyBytes: LIMITS.importBodyBytes,
  response: SuppliesImport,
  status: 201,
});

export const listSuppliesImports = defineCall({
  id: 'listSuppliesImports',
  method: 'GET',
  path: '/api/supplies-history/house/{id}/imports',
  tag: 'Supplies history',
  summary: 'The files that were taken into the history of the house `{id}`, newest first.',
  params: idParams,
  query: pageQuery,
  response: page(SuppliesImport),
});

export const takeBackSuppliesImport = defineCall({
  id: 'takeBackSuppliesImport',
  method: 'DELETE',
  path: '/api/supplies-history/imports/{id}',
  tag: 'Supplies history',
  summary: 'Take everything that came with the import `{id}` out of the history by counter-entries.',
  params: idParams,
  body: z.strictObject({ reason: filledText(LIMITS.reason) }),
  response: SuppliesImport,
});

export const exportSupplies = defineCall({
  id: 'exportSupplies',
  method: 'GET',
  path: '/api/supplies-history/house/{id}/csv',
  tag: 'Supplies history',
  summary: 'What counts of what was bought for the house `{id}`, as a table with what each bears; it can be imported.',
  params: idParams,
  query: z.strictObject({
    month: moneyMonth.optional(),
    buyer: uuid.optional(),
    search: text(100).optional().describe('Part of the name'),
    language: z.enum(LOCALES).default('en').describe('Of its header'),
  }),
  produces: 'text/csv',
});
