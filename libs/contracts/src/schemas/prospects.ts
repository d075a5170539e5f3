import { z } from 'zod';

import { AGREEMENT_STATES } from '../agreements.ts';
import { defineCall } from '../call.ts';
import { RENT_PERIODS } from '../leases.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { PROSPECT_STATES } from '../prospects.ts';
import { AgreementDetail, agreementText } from './agreements.ts';
import { page, pageQuery } from './paging.ts';
import { amount, email, idParams, isoDate, money, name, phone, text, timestamp, uuid } from './primitives.ts';
import { rentPeriod } from './rent-periods.ts';
import { signing } from './signatures.ts';

export const leaseSlug = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'This isn’t one of our links.');
/** A prospect by id for the person who made the offer, or by the link's secret for its recipient. */
const idOrSlug = z.strictObject({ id: z.union([uuid, leaseSlug]) });

const signingCode = z
  .string()
  .regex(/^\d{6}$/, 'Enter the six digits from the e-mail.')
  .optional()
  .describe('E-mailed to the address of the offer; for who signs without an account');

/** The template for the lease of an offer. */
const templateId = uuid.optional();
const offer = {
  starts_on: isoDate,
  rent: amount.describe("A period, in the house's currency"),
  rent_period: rentPeriod,
  deposit: amount,
  note: text(LIMITS.offerNote),
};

const newFirstDay = isoDate.optional().describe('A new first day, needed once the offered one has passed');

export const Prospect = z.strictObject({
  _id: uuid,
  applicant_id: uuid.nullable(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  room: z.strictObject({ _id: uuid, name: z.string() }),
  house: z.strictObject({ _id: uuid, name: z.string() }),
  currency: z.string(),
  starts_on: isoDate,
  rent: money,
  rent_period: z.enum(RENT_PERIODS),
  deposit: money,
  note: z.string(),
  state: z.enum(PROSPECT_STATES),
  expires_at: timestamp,
  viewed_at: timestamp.nullable(),
  lease: z
    .strictObject({ _id: uuid, title: z.string(), state: z.enum(AGREEMENT_STATES), text_version: z.int() })
    .nullable()
    .describe('What is to be signed; null: nothing written yet'),
  version: z.int(),
  created_at: timestamp,
});
export type Prospect = z.infer<typeof Prospect>;

export const ProspectDetail = Prospect.extend({ decline_reason: z.string().describe('Where they said no') });
export type ProspectDetail = z.infer<typeof ProspectDetail>;

/** What a lease link shows to its holder: this offer only. */
export const LeaseOffer = z.strictObject({
  state: z.enum(PROSPECT_STATES),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  sent_to: z.string().describe('The address of the offer, mostly hidden'),
  homeowner: z.string(),
  house: z.string(),
  address: z.string().describe('Who is offered a room may know where it is'),
  room: z.string(),
  size_m2: z.int().nullable(),
  currency: z.string(),
  starts_on: isoDate,
  rent: money,
  rent_period: z.enum(RENT_PERIODS),
  deposit: money,
  note: z.string(),
  expires_at: timestamp,
  lease: AgreementDetail.nullable().describe('What is to be signed; null: nothing written yet'),
  obstacle: z
    .enum(['room_taken', 'other_lease'])
    .nullable()
    .describe('Why it cannot be signed now: the room is not free any more, or the person has signed another lease'),
});
export type LeaseOffer = z.infer<typeof LeaseOffer>;

/** What is still shown of an offer that has ended. */
export const EndedOffer = z.strictObject({
  state: z.enum(['withdrawn', 'expired', 'moved_out']).describe('moved_out: the lease has ended'),
  homeowner: z.string(),
});
export const LeaseOfferAnswer = z.union([LeaseOffer, EndedOffer]);
export type LeaseOfferAnswer = z.infer<typeof LeaseOfferAnswer>;

export const listProspects = defineCall({
  id: 'listProspects',
  method: 'GET',
  path: '/api/newroomies/all/{id}',
  tag: 'New roomies',
  summary: 'To whom the homeowner `{id}` offered a room, newest first.',
  params: idParams,
  query: pageQuery,
  response: page(Prospect),
});

export const offerRoom = defineCall({
  id: 'offerRoom',
  method: 'POST',
  path: '/api/newroomies/{id}',
  tag: 'New roomies',
  summary:
    'Offer the room `{id}` to an applicant, or to someone by name, with a lease made from an own template where one is named; they get the link to the offer by e-mail.',
  once: true,
  params: idParams,
  body: z.union([
    z.strictObject({ applicant_id: uuid, template_id: templateId, ...offer }),
    z.strictObject({
      first_name: name,
      last_name: name,
      email,
      phone: phone.optional(),
      template_id: templateId,
      ...offer,
    }),
  ]),
  response: ProspectDetail,
  status: 201,
});

export const getProspect = defineCall({
  id: 'getProspect',
  method: 'GET',
  path: '/api/newroomies/{id}',
  tag: 'New roomies',
  summary: 'An own offer by id; by the secret of its link what the link shows.',
  params: idOrSlug,
  response: z.union([ProspectDetail, LeaseOfferAnswer]),
});

export const changeProspect = defineCall({
  id: 'changeProspect',
  method: 'PUT',
  path: '/api/newroomies/{id}',
  tag: 'New roomies',
  summary:
    'Change, withdraw or send again an own offer, also to another address; with the secret of its link: correct the own name and phone, or decline.',
  params: idOrSlug,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('change'), version: z.int(), ...z.strictObject(offer).partial().shape }),
    z.strictObject({ action: z.literal('withdraw') }),
    z.strictObject({ action: z.literal('resend'), starts_on: newFirstDay }),
    z.strictObject({ action: z.literal('readdress'), version: z.int(), email, starts_on: newFirstDay }),
    z.strictObject({ action: z.literal('correct'), first_name: name, last_name: name, phone: phone.nullable() }),
    z.strictObject({ action: z.literal('decline'), reason: text(LIMITS.reason) }),
  ]),
  response: z.union([ProspectDetail, LeaseOfferAnswer]),
});

export const writeLeaseText = defineCall({
  id: 'writeLeaseText',
  method: 'PUT',
  path: '/api/newroomies/leasetemplate/{id}',
  tag: 'New roomies',
  summary:
    'Write the lease of an own offer, from a template or by hand; with the secret of its link: sign it as it was seen. 409 once its text is another.',
  once: true,
  bodyBytes: LIMITS.agreementBodyBytes,
  params: idOrSlug,
  body: z.union([
    z.strictObject({ template_id: uuid, ends_on: isoDate.nullable().optional() }),
    z.strictObject({
      agreement: agreementText,
      title: name.optional(),
      language: z.enum(LOCALES).optional(),
      ends_on: isoDate.nullable().optional(),
      version: z.int().min(1).optional().describe('Of the agreement in which it was seen; 409 when it is stale'),
    }),
    ...signing({ agreement_id: uuid, did_sign_lease: z.literal(true), code: signingCode }),
  ]),
  response: z.union([ProspectDetail, LeaseOfferAnswer]),
});

export const readLeaseOffer = defineCall({
  id: 'readLeaseOffer',
  method: 'GET',
  path: '/api/newlease/{slug}',
  tag: 'New roomies',
  summary: 'What a lease link shows. It expires, can be withdrawn, and tells nothing beyond this offer.',
  params: z.strictObject({ slug: leaseSlug }),
  response: LeaseOfferAnswer,
});

export const requestSigningCode = defineCall({
  id: 'requestSigningCode',
  method: 'POST',
  path: '/api/newlease/{slug}/code',
  tag: 'New roomies',
  summary: 'E-mail a code to the address to which the offer was made: who signs without an account enters it.',
  once: true,
  params: z.strictObject({ slug: leaseSlug }),
  response: z.strictObject({
    sent_to: z.string().describe('The address, mostly hidden'),
    expires_at: timestamp,
  }),
});

export const signLeaseOffer = defineCall({
  id: 'signLeaseOffer',
  method: 'POST',
  path: '/api/newlease/{slug}',
  tag: 'New roomies',
  summary:
    'Sign the lease of an offer as it was seen, with the code that was e-mailed, or signed in to the account of the address. 409 once its text is another, it is signed, or the offer is over.',
  once: true,
  params: z.strictObject({ slug: leaseSlug }),
  body: z.union(signing({ agreement_id: uuid, did_sign_lease: z.literal(true), code: signingCode })),
  response: LeaseOfferAnswer,
});

export const getLeaseDocument = defineCall({
  id: 'getLeaseDocument',
  method: 'GET',
  path: '/api/newlease/{slug}/document',
  tag: 'New roomies',
  summary: 'The sealed PDF of the lease that was signed by this link. 409 while it is made.',
  params: z.strictObject({ slug: leaseSlug }),
  produces: 'application/pdf',
});
