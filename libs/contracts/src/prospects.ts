import { z } from 'zod';

import { defineCall } from './call.ts';
import { LIMITS } from './limits.ts';
import { page, pageQuery } from './paging.ts';
import {
  amount,
  email,
  filledText,
  idParams,
  isoDate,
  money,
  name,
  phone,
  text,
  timestamp,
  uuid,
} from './primitives.ts';

/** Of somebody who was offered a room; `expired` where nobody acted within {@link OFFER_DAYS}. */
export const PROSPECT_STATES = ['invited', 'viewed', 'signed', 'moved_in', 'withdrawn', 'expired'] as const;
export type ProspectState = (typeof PROSPECT_STATES)[number];

/** How long a lease link can be opened. */
export const OFFER_DAYS = 14;

/** Characters of the secret part of a lease link: 132 random bits, which open one offer and nothing else. */
export const SLUG_LENGTH = 22;
export const leaseSlug = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not a link of ours');
/** A prospect by id, for who made the offer; or by the link's secret, for who got it. */
const idOrSlug = z.strictObject({ id: z.union([uuid, leaseSlug]) });

const offer = {
  starts_on: isoDate,
  rent: amount.describe("A month, in the house's currency"),
  deposit: amount,
  note: text(LIMITS.offerNote),
};

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
  deposit: money,
  note: z.string(),
  state: z.enum(PROSPECT_STATES),
  expires_at: timestamp,
  viewed_at: timestamp.nullable(),
  link: z.string().nullable().describe('What to send; null where it opens nothing any more'),
  lease: z.strictObject({
    version: z.int().describe('0: nothing written yet'),
    read_version: z.int().nullable().describe('The version that the prospect said to have read'),
  }),
  version: z.int(),
  created_at: timestamp,
});
export type Prospect = z.infer<typeof Prospect>;

export const ProspectDetail = Prospect.extend({ lease_text: z.string().describe('Of the newest version') });
export type ProspectDetail = z.infer<typeof ProspectDetail>;

/** What a lease link shows to whoever holds it: this offer and nothing beyond. */
export const LeaseOffer = z.strictObject({
  state: z.enum(PROSPECT_STATES),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  homeowner: z.string(),
  house: z.string(),
  address: z.string().describe('Who is offered a room may know where it is'),
  room: z.string(),
  size_m2: z.int().nullable(),
  currency: z.string(),
  starts_on: isoDate,
  rent: money,
  deposit: money,
  note: z.string(),
  expires_at: timestamp,
  lease: z.strictObject({ version: z.int(), text: z.string(), read_version: z.int().nullable() }),
});
export type LeaseOffer = z.infer<typeof LeaseOffer>;

/** What is left to say of an offer that is over. */
export const EndedOffer = z.strictObject({ state: z.enum(['withdrawn', 'expired']), homeowner: z.string() });
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
  summary: 'Offer the room `{id}` to an applicant, or to somebody by name; they get the link to the offer by e-mail.',
  once: true,
  params: idParams,
  body: z.union([
    z.strictObject({ applicant_id: uuid, ...offer }),
    z.strictObject({ first_name: name, last_name: name, email, phone: phone.optional(), ...offer }),
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
  summary: 'Change, withdraw or send again an own offer; with the secret of its link: correct the own name and phone.',
  params: idOrSlug,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('change'), version: z.int(), ...z.strictObject(offer).partial().shape }),
    z.strictObject({ action: z.literal('withdraw') }),
    z.strictObject({ action: z.literal('resend') }),
    z.strictObject({ action: z.literal('correct'), first_name: name, last_name: name, phone: phone.nullable() }),
  ]),
  response: z.union([ProspectDetail, LeaseOfferAnswer]),
});

export const writeLeaseText = defineCall({
  id: 'writeLeaseText',
  method: 'PUT',
  path: '/api/newroomies/leasetemplate/{id}',
  tag: 'New roomies',
  summary: 'Write the next version of the lease text of an own offer; with the secret of its link: say which was read.',
  params: idOrSlug,
  body: z.union([
    z.strictObject({ text: filledText(LIMITS.leaseText), based_on: z.int().describe('The version it changes') }),
    z.strictObject({ read_version: z.int().min(1) }),
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
