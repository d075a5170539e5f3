import { z } from 'zod';

import { AGREEMENT_TYPES, PLACEHOLDERS } from '../agreement-types.ts';
import { AGREEMENT_STATES, AGREEMENT_STEPS } from '../agreements.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { filledText, isoDate, money, timestamp, uuid } from './primitives.ts';
import { Signature } from './signatures.ts';

/**
 * Text of an agreement as HTML: paragraphs, headings (h2, h3), lists, quotations, tables, rules, line breaks, bold,
 * italic and underlined text. The server drops everything else.
 */
export const agreementText = filledText(LIMITS.agreementText);

/** The terms of a lease, apart from its text. */
export const LeaseTerms = z.strictObject({
  starts_on: isoDate,
  ends_on: isoDate.nullable().describe('null: until one party gives notice'),
  rent: money.describe('A period'),
  rent_period: z.enum(RENT_PERIODS).describe('How often it is due'),
  deposit: money,
  past: z
    .strictObject({
      charged_from: isoDate.describe('What was due before was settled elsewhere'),
      opening_balance: money.describe('Owed on that day; below nothing: paid in advance'),
    })
    .optional()
    .describe('Of a lease that began before it was made here; not there: it is charged from its first day on'),
});
export type LeaseTerms = z.infer<typeof LeaseTerms>;

/** One agreement as listed. */
export const Agreement = z.strictObject({
  _id: uuid,
  title: z.string(),
  type: z.enum(AGREEMENT_TYPES),
  language: z.enum(LOCALES).describe('Of the text'),
  state: z.enum(AGREEMENT_STATES),
  house: z.strictObject({ _id: uuid, name: z.string() }),
  room: z.strictObject({ _id: uuid, name: z.string() }),
  homeowner: z.strictObject({ _id: uuid, name: z.string() }),
  party: z
    .strictObject({ kind: z.enum(['roomie', 'prospect']), _id: uuid, name: z.string() })
    .describe('Who signs it beside the homeowner'),
  currency: z.string(),
  terms: LeaseTerms.nullable().describe('Of a lease'),
  text_version: z.int(),
  version: z.int(),
  sent_at: timestamp.nullable(),
  expires_at: timestamp.nullable().describe('Until when it can be signed'),
  signed_at: timestamp.nullable(),
  countersigned_at: timestamp.nullable(),
  release_date: isoDate.nullable().describe('Of a lease on which notice was given'),
  created_at: timestamp,
});
export type Agreement = z.infer<typeof Agreement>;

export const AgreementDetail = Agreement.extend({
  agreement: z.string().describe('HTML, as it is kept and signed'),
  source: z.string().nullable().describe('With its placeholders; for the homeowner'),
  missing: z.array(z.enum(PLACEHOLDERS)).describe('Placeholders that nothing is known for: it cannot be sent'),
  text_sha256: z.string().describe('Of title, terms and text as they are shown; who signs says which they saw'),
  consent: z
    .strictObject({ version: z.int(), points: z.array(z.string()) })
    .describe('What who signs agrees to about electronic records'),
  signatures: z.array(Signature),
  steps: z.array(
    z.strictObject({
      at: timestamp,
      step: z.enum(AGREEMENT_STEPS),
      by: z.enum(['homeowner', 'tenant', 'admin']).nullable().describe('null: nobody, the time did it'),
    }),
  ),
  decline_reason: z.string(),
  has_document: z.boolean().describe('Its PDF can be downloaded'),
  rent_announced: money
    .nullable()
    .describe('The rent that was announced last for a lease; the one that follows it proposes this. null: as signed'),
  supersedes: uuid.nullable().describe('The one in force that it takes the place of'),
});
export type AgreementDetail = z.infer<typeof AgreementDetail>;

export const AgreementVersion = z.strictObject({
  number: z.int(),
  agreement: z.string(),
  author: z.string().nullable(),
  created_at: timestamp,
});
export type AgreementVersion = z.infer<typeof AgreementVersion>;
