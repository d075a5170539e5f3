import { z } from 'zod';

import { defineCall } from '../call.ts';
import {
  GUARANTEE_COVERS,
  GUARANTEE_DECLINERS,
  GUARANTEE_ENDS,
  GUARANTEE_MOST_MONTHS,
  GUARANTEE_OVERDUE_DAYS,
  GUARANTEE_STATES,
} from '../guarantees.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { amount, email, idParams, isoDate, linkToken, money, name, text, timestamp, uuid } from './primitives.ts';

const terms = {
  limit: money.describe('The most that the guarantor answers for'),
  limit_months: z.int().nullable().describe('How many months of rent the limit was stated in; null: an amount'),
  currency: z.string(),
  covers: z.enum(GUARANTEE_COVERS),
  until_on: isoDate.nullable().describe('The last day; null: as long as the lease'),
  overdue_days: z.int().describe('How long a covered due is overdue before everyone is told'),
};

/** A guarantee as the homeowner and the roomie see it. */
export const Guarantee = z.strictObject({
  _id: uuid,
  agreement_id: uuid,
  state: z.enum(GUARANTEE_STATES),
  guarantor: z.strictObject({ name: z.string(), email: z.string() }).describe('Empty once they are forgotten'),
  ...terms,
  text: z.string().describe('What the guarantor signs'),
  language: z.enum(LOCALES).describe('Of the text: that of the lease'),
  shows_payments: z.boolean().describe('Whether the guarantor also sees all dues and payments; the roomie decides'),
  asked_at: timestamp,
  agreed_at: timestamp.nullable().describe('When the roomie agreed'),
  link_expires_at: timestamp.nullable().describe('While it can be signed'),
  signed_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  ended: z.enum(GUARANTEE_ENDS).nullable().describe('Why a signed guarantee ended'),
  declined_by: z.enum(GUARANTEE_DECLINERS).nullable(),
  reason: z.string().describe('Of who declined; may be empty'),
  has_document: z.boolean().describe('Whether the PDF of the signed guarantee is ready'),
  version: z.int(),
});
export type Guarantee = z.infer<typeof Guarantee>;

/** What can be asked for a lease, and what was. */
export const GuaranteesOfLease = z.strictObject({
  items: z.array(Guarantee).describe('Newest first'),
  can_ask: z.boolean().describe('Whether the homeowner can ask for one now'),
  monthly_rent: money.nullable().describe('What a limit in months is made of; null without a rent'),
  currency: z.string(),
  starts_on: isoDate.nullable(),
});
export type GuaranteesOfLease = z.infer<typeof GuaranteesOfLease>;

const version = z.int().describe('That was read');
const reason = text(LIMITS.guaranteeReason).default('');

export const listGuarantees = defineCall({
  id: 'listGuarantees',
  method: 'GET',
  path: '/api/agreements/{id}/guarantees',
  tag: 'Guarantees',
  summary: 'The guarantees of the lease `{id}`, newest first.',
  params: idParams,
  response: GuaranteesOfLease,
});

export const askForGuarantee = defineCall({
  id: 'askForGuarantee',
  method: 'POST',
  path: '/api/agreements/{id}/guarantees',
  tag: 'Guarantees',
  summary:
    'Ask for a guarantee of the lease `{id}`. The roomie is asked first; the guarantor hears of it once they agree.',
  once: true,
  params: idParams,
  body: z.strictObject({
    name: name.describe('Of the guarantor'),
    email,
    limit: z.union([
      z.strictObject({ amount }),
      z.strictObject({ months: z.int().min(1).max(GUARANTEE_MOST_MONTHS).describe('Months of the rent of today') }),
    ]),
    covers: z.enum(GUARANTEE_COVERS),
    until_on: isoDate.nullable().describe('null: as long as the lease'),
    overdue_days: z.int().min(GUARANTEE_OVERDUE_DAYS.min).max(GUARANTEE_OVERDUE_DAYS.max),
  }),
  response: Guarantee,
  status: 201,
});

export const changeGuarantee = defineCall({
  id: 'changeGuarantee',
  method: 'PUT',
  path: '/api/guarantees/{id}',
  tag: 'Guarantees',
  summary:
    'Withdraw a guarantee that isn’t signed, send the guarantor a new link, or release the guarantor from one that is.',
  params: idParams,
  body: z.strictObject({ action: z.enum(['withdraw', 'resend', 'release']), version }),
  response: Guarantee,
});

export const answerGuarantee = defineCall({
  id: 'answerGuarantee',
  method: 'PUT',
  path: '/api/guarantees/{id}/answer',
  tag: 'Guarantees',
  summary: 'The roomie agrees, so that the guarantor gets the link, or declines.',
  params: idParams,
  body: z.union([
    z.strictObject({ agrees: z.literal(true), shows_payments: z.boolean(), version }),
    z.strictObject({ agrees: z.literal(false), reason, version }),
  ]),
  response: Guarantee,
});

export const shareWithGuarantor = defineCall({
  id: 'shareWithGuarantor',
  method: 'PUT',
  path: '/api/guarantees/{id}/sharing',
  tag: 'Guarantees',
  summary: 'The roomie changes what the guarantor sees besides what is overdue. It holds at once.',
  params: idParams,
  body: z.strictObject({ shows_payments: z.boolean() }),
  response: Guarantee,
});

export const getGuaranteeDocument = defineCall({
  id: 'getGuaranteeDocument',
  method: 'GET',
  path: '/api/guarantees/{id}/document',
  tag: 'Guarantees',
  summary: 'The sealed PDF of a signed guarantee. 409 while it is made.',
  params: idParams,
  produces: 'application/pdf',
});

/** A due that is overdue, as far as the guarantee covers it. */
export const CoveredDue = z.strictObject({
  label: z.string(),
  due_on: isoDate,
  days_overdue: z.int(),
  left: money.describe('What is unpaid of it'),
  covered: money.describe('What of that the guarantee covers'),
});
export type CoveredDue = z.infer<typeof CoveredDue>;

const common = {
  homeowner: z.string(),
  roomie: z.string(),
  house: z.string(),
  guarantor: z.string(),
};
const overdue = {
  overdue: z.strictObject({
    dues: z.array(CoveredDue).describe('Oldest first'),
    total: money.describe('What the guarantee covers of them: at most its limit'),
  }),
};
const lease = {
  lease: z.strictObject({
    room: z.string(),
    address: z.string(),
    starts_on: isoDate,
    ends_on: isoDate.nullable(),
    rent: money,
    rent_period: z.enum(RENT_PERIODS),
  }),
  text: z.string(),
  language: z.enum(LOCALES),
};

/** What the link of a guarantor shows. */
export const LinkedGuarantee = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('sent'),
    ...common,
    ...terms,
    ...lease,
    ...overdue,
    sent_to: z.string().describe('The address that the code is e-mailed to, mostly hidden'),
    text_sha256: z.string().describe('Sent back with the signature'),
    consent: z.strictObject({ version: z.int(), points: z.array(z.string()) }),
    expires_at: timestamp,
  }),
  z.strictObject({
    state: z.literal('signed'),
    ...common,
    ...terms,
    ...lease,
    ...overdue,
    signed_at: timestamp,
    has_document: z.boolean(),
    pay_to: z.strictObject({ holder: z.string(), iban: z.string(), reference: z.string() }).nullable(),
    payments: z
      .array(
        z.strictObject({
          on_day: isoDate,
          label: z.string(),
          amount: money.describe('Negative: a payment'),
        }),
      )
      .nullable()
      .describe('Dues and payments of what is covered, newest first; null: the roomie doesn’t show them'),
  }),
  z.strictObject({
    state: z.literal('ended'),
    ...common,
    ended_at: timestamp,
    ended: z.enum(GUARANTEE_ENDS),
    has_document: z.boolean(),
  }),
  z.strictObject({ state: z.literal('declined'), ...common }),
]);
export type LinkedGuarantee = z.infer<typeof LinkedGuarantee>;

const link = { token: linkToken };

export const readLinkedGuarantee = defineCall({
  id: 'readLinkedGuarantee',
  method: 'POST',
  path: '/api/guarantees/link',
  tag: 'Guarantees',
  summary: 'What the link of a guarantor shows.',
  body: z.strictObject(link),
  response: LinkedGuarantee,
});

export const requestGuaranteeCode = defineCall({
  id: 'requestGuaranteeCode',
  method: 'POST',
  path: '/api/guarantees/link/code',
  tag: 'Guarantees',
  summary: 'E-mail the guarantor the code that they sign with.',
  body: z.strictObject(link),
  response: z.strictObject({ sent_to: z.string().describe('The address, mostly hidden'), expires_at: timestamp }),
});

export const signLinkedGuarantee = defineCall({
  id: 'signLinkedGuarantee',
  method: 'PUT',
  path: '/api/guarantees/link/signature',
  tag: 'Guarantees',
  summary: 'Sign a guarantee as it was seen, with the code that was e-mailed.',
  body: z.strictObject({
    ...link,
    code: z.string().regex(/^\d{6}$/, 'Enter the six digits from the e-mail.'),
    signature: name.describe('The name, typed'),
    text_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'Send a SHA-256 checksum in hexadecimal.')
      .describe('Of the text that was seen'),
    consent: z.literal(true).describe('To sign electronically'),
    consent_version: z.int(),
  }),
  response: LinkedGuarantee,
});

export const declineLinkedGuarantee = defineCall({
  id: 'declineLinkedGuarantee',
  method: 'PUT',
  path: '/api/guarantees/link/refusal',
  tag: 'Guarantees',
  summary: 'The guarantor declines.',
  body: z.strictObject({ ...link, reason }),
  response: LinkedGuarantee,
});

export const readLinkedGuaranteeDocument = defineCall({
  id: 'readLinkedGuaranteeDocument',
  method: 'POST',
  path: '/api/guarantees/link/document',
  tag: 'Guarantees',
  summary: 'The sealed PDF of the guarantee that was signed by this link. 409 while it is made.',
  body: z.strictObject(link),
  produces: 'application/pdf',
});
