import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LOCALES } from '../locales.ts';
import { PASSPORT_FORMAT, PASSPORT_PARTS, PASSPORT_STATES } from '../passports.ts';
import { idParams, isoDate, timestamp, uuid } from './primitives.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A part of a passport, in its language. */
export const PassportSection = z.strictObject({
  part: z.enum(PASSPORT_PARTS),
  title: z.string(),
  lines: z.array(z.strictObject({ label: z.string(), value: z.string() })).min(1),
  note: z.string().describe('What the figures mean, and where they come from'),
});
export type PassportSection = z.infer<typeof PassportSection>;

/** What is signed, as canonical JSON (RFC 8785): every word that a passport shows about its owner. */
export const PassportFacts = z.strictObject({
  format: z.literal(PASSPORT_FORMAT),
  id: uuid,
  issuer: z.url().describe('The address of the installation that made it'),
  key: sha256.describe('Fingerprint of the key: SHA-256 of the public key as an uncompressed point'),
  language: z.enum(LOCALES),
  title: z.string(),
  name: z.string(),
  dates: z.string(),
  made_on: isoDate,
  use_until: isoDate,
  parts: z.array(PassportSection).min(1),
});
export type PassportFacts = z.infer<typeof PassportFacts>;

export const Passport = z.strictObject({
  _id: uuid,
  made_at: timestamp,
  use_until: isoDate,
  revoked_at: timestamp.nullable(),
});
export type Passport = z.infer<typeof Passport>;

const language = z.enum(LOCALES);

export const previewPassport = defineCall({
  id: 'previewPassport',
  method: 'GET',
  path: '/api/passports/preview',
  tag: 'Passport',
  summary: 'What a passport of the caller would say today, part by part. Parts without anything to say are absent.',
  query: z.strictObject({ language }),
  response: z.strictObject({ name: z.string(), dates: z.string(), parts: z.array(PassportSection) }),
});
export type PassportPreview = z.infer<NonNullable<(typeof previewPassport)['response']>>;

export const makePassport = defineCall({
  id: 'makePassport',
  method: 'POST',
  path: '/api/passports',
  tag: 'Passport',
  summary:
    'Make a signed passport with the chosen parts. The answer has the file, which is not stored: only its hash is. At most five a day; 422 for a part that has nothing to say.',
  once: true,
  body: z.strictObject({
    language,
    parts: z
      .array(z.enum(PASSPORT_PARTS))
      .min(1, 'Choose at least one part.')
      .max(PASSPORT_PARTS.length)
      .refine((parts) => new Set(parts).size === parts.length, 'Name each part once.'),
  }),
  response: z.strictObject({
    passport: Passport,
    file_name: z.string(),
    html: z.string().describe('A page that shows and checks the passport, without a network'),
  }),
  status: 201,
});

export const listPassports = defineCall({
  id: 'listPassports',
  method: 'GET',
  path: '/api/passports',
  tag: 'Passport',
  summary: 'The passports that the caller has made, newest first.',
  response: z.strictObject({ items: z.array(Passport) }),
});

export const revokePassport = defineCall({
  id: 'revokePassport',
  method: 'DELETE',
  path: '/api/passports/{id}',
  tag: 'Passport',
  summary: 'Revoke an own passport: checks of its file say so from then on.',
  params: idParams,
  status: 204,
});

export const listPassportKeys = defineCall({
  id: 'listPassportKeys',
  method: 'GET',
  path: '/api/passport-keys',
  tag: 'Passport',
  summary: 'The public keys of this installation’s passports, the current one first. Earlier ones stay.',
  response: z.strictObject({
    issuer: z.url(),
    keys: z.array(
      z.strictObject({
        fingerprint: sha256,
        public_key: z
          .string()
          .regex(/^04[0-9a-f]{128}$/)
          .describe('An uncompressed point on P-256'),
      }),
    ),
  }),
});
export type PassportKeys = z.infer<NonNullable<(typeof listPassportKeys)['response']>>;

export const getPassportState = defineCall({
  id: 'getPassportState',
  method: 'GET',
  path: '/api/passport-states/{hash}',
  tag: 'Passport',
  summary:
    'Whether the passport whose facts have the hash `{hash}` (SHA-256 of their canonical JSON) is valid. `unknown`: it was not made here, or its owner’s account is deleted.',
  params: z.strictObject({ hash: sha256 }),
  response: z.strictObject({ state: z.enum(PASSPORT_STATES) }),
});
