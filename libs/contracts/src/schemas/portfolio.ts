import { z } from 'zod';

import { defineCall } from '../call.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { PORTFOLIO_COLUMNS, PORTFOLIO_FAULTS } from '../portfolio.ts';
import { timeZone } from './house-basics.ts';
import { isoDate, money, uuid } from './primitives.ts';

export const PortfolioRoom = z.strictObject({
  line: z.int().describe('Of the file, from 1'),
  name: z.string(),
  is_new: z.boolean(),
  rent: money.describe('A period'),
  rent_period: z.enum(RENT_PERIODS),
  deposit: money,
  roomie: z
    .strictObject({
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      starts_on: isoDate,
      ends_on: isoDate.nullable(),
      balance: money.describe('Rent owed; negative: paid in advance'),
    })
    .nullable(),
});
export type PortfolioRoom = z.infer<typeof PortfolioRoom>;

export const PortfolioHouse = z.strictObject({
  name: z.string(),
  city: z.string().nullable().describe('null: the house exists'),
  currency: z.string(),
  is_new: z.boolean(),
  rooms: z.array(PortfolioRoom),
});
export type PortfolioHouse = z.infer<typeof PortfolioHouse>;

/** Why a line can't be imported. */
export const PortfolioFaultLine = z.strictObject({
  line: z.int(),
  column: z.enum(PORTFOLIO_COLUMNS).nullable().describe('null: the line as a whole'),
  fault: z.enum(PORTFOLIO_FAULTS),
  said: z.string().describe('What the cell says'),
});
export type PortfolioFaultLine = z.infer<typeof PortfolioFaultLine>;

/** What an import would create. */
export const PortfolioPreview = z.strictObject({
  houses: z.array(PortfolioHouse),
  roomies: z.int().describe('Who would be invited by e-mail'),
  needs_lease: z.boolean().describe('Somebody owes rent or has paid in advance, which a lease has to state'),
  unused: z.array(z.string()).describe('Headers of columns that mean nothing here'),
  faulty: z.int().describe('Everything that has to be corrected first'),
  faults: z.array(PortfolioFaultLine).describe(`The first ${String(LIMITS.importFaultsShown)}`),
});
export type PortfolioPreview = z.infer<typeof PortfolioPreview>;

export const ImportedPortfolio = z.strictObject({
  houses: z.array(z.strictObject({ _id: uuid, name: z.string() })),
  rooms: z.int().describe('New ones'),
  roomies: z.int(),
  leases: z.int().describe('Sent to be signed'),
});
export type ImportedPortfolio = z.infer<typeof ImportedPortfolio>;

const file = z.strictObject({
  file: z
    .base64()
    .max(LIMITS.importFileBase64)
    .describe(
      'The file as it is, in Base64: separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1252',
    ),
  time_zone: timeZone.describe('The reader’s, for new houses in countries that have several'),
});

export const portfolioTemplate = defineCall({
  id: 'portfolioTemplate',
  method: 'GET',
  path: '/api/portfolio/template',
  tag: 'Portfolio',
  summary: 'A table to fill in, with example lines: one line per room, with its house and its roomie.',
  query: z.strictObject({ language: z.enum(LOCALES).default('en').describe('Of its header') }),
  produces: 'text/csv',
});

export const previewPortfolio = defineCall({
  id: 'previewPortfolio',
  method: 'POST',
  path: '/api/portfolio/preview',
  tag: 'Portfolio',
  summary: 'What a table of houses, rooms and roomies would become, and everything that stands against it.',
  body: file,
  bodyBytes: LIMITS.importBodyBytes,
  response: PortfolioPreview,
});

export const importPortfolio = defineCall({
  id: 'importPortfolio',
  method: 'POST',
  path: '/api/portfolio/import',
  tag: 'Portfolio',
  summary:
    'Create the houses and rooms of a table, move its roomies in and invite them, with a lease to sign where a template is named. All or nothing.',
  once: true,
  needsKey: true,
  body: file.extend({ template_id: uuid.nullable().describe('An own lease template; null: no leases') }),
  bodyBytes: LIMITS.importBodyBytes,
  response: ImportedPortfolio,
  status: 201,
});
