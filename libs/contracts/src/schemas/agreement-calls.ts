import { z } from 'zod';

import { AGREEMENT_TYPES } from '../agreement-types.ts';
import { AGREEMENT_STATES } from '../agreements.ts';
import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { LOCALES } from '../locales.ts';
import { Agreement, AgreementDetail, agreementText, AgreementVersion } from './agreements.ts';
import { page, pageQuery } from './paging.ts';
import { amount, idParams, isoDate, name, signedAmount, text, uuid } from './primitives.ts';
import { rentPeriod } from './rent-periods.ts';
import { signing } from './signatures.ts';

/** Terms that can be set when a lease is created; omitted ones come from the room and the stay. */
const termsInput = {
  starts_on: isoDate.optional(),
  ends_on: isoDate.nullable().optional(),
  rent: amount.optional(),
  rent_period: rentPeriod,
  deposit: amount.optional(),
  past: z
    .strictObject({ charged_from: isoDate, opening_balance: signedAmount })
    .optional()
    .describe(
      'Of a lease that began before today: charged from its first day or the first one of a period up to the next one. Not said: periods before this one were settled elsewhere.',
    ),
};

export const addAgreementToRoomie = defineCall({
  id: 'addAgreementToRoomie',
  method: 'POST',
  path: '/api/roomies/addagreementtoroomie/{room}',
  tag: 'Agreements',
  summary:
    'Make an agreement from an own template for who lives in the own room `{room}`, as a draft, or sent at once. 422 names placeholders without a value.',
  once: true,
  params: z.strictObject({ room: uuid }),
  body: z.strictObject({ template_id: uuid, state: z.enum(['draft', 'sent']), ...termsInput }),
  response: AgreementDetail,
  status: 201,
});

export const sendAgreementToHouse = defineCall({
  id: 'sendAgreementToHouse',
  method: 'POST',
  path: '/api/agreements/house/{id}',
  tag: 'Agreements',
  summary:
    'Send an agreement made from an own template to everybody who lives in the own house `{id}` and does not have it yet. All or nobody.',
  once: true,
  params: idParams,
  body: z.strictObject({ template_id: uuid }),
  response: z.strictObject({ items: z.array(Agreement), had_it: z.array(z.string()).describe('Names') }),
  status: 201,
});

export const listAgreementsOfRoomie = defineCall({
  id: 'listAgreementsOfRoomie',
  method: 'GET',
  path: '/api/roomies/getallagreements/{id}',
  tag: 'Agreements',
  summary: 'Agreements of the roomie `{id}` that are under way or in force, newest first; to the roomie those sent.',
  params: idParams,
  query: pageQuery,
  response: page(Agreement),
});

export const listOldAgreementsOfRoomie = defineCall({
  id: 'listOldAgreementsOfRoomie',
  method: 'GET',
  path: '/api/roomies/getoldagreements/{id}',
  tag: 'Agreements',
  summary: 'Agreements of the roomie `{id}` that are over: released, archived, or never signed. Newest first.',
  params: idParams,
  query: pageQuery,
  response: page(Agreement),
});

export const listOwnAgreements = defineCall({
  id: 'listOwnAgreements',
  method: 'GET',
  path: '/api/roomies/homeowner-agreements',
  tag: 'Agreements',
  summary:
    'A roomie: what their homeowner sent them for their room, what is still to be signed first. A homeowner: all own. An admin: all.',
  query: pageQuery.extend({
    search: text(100).optional().describe('Part of the title or of a name'),
    state: z.enum(AGREEMENT_STATES).optional(),
    old: z.enum(['true', 'false']).optional().describe('Those that are over, or only the others'),
    house_id: uuid.optional(),
  }),
  response: page(Agreement),
});

export const getAgreement = defineCall({
  id: 'getAgreement',
  method: 'GET',
  path: '/api/agreements/{id}',
  tag: 'Agreements',
  summary: 'One agreement with its text, signatures and steps, for its two sides. A draft is the homeowner’s alone.',
  params: idParams,
  response: AgreementDetail,
});

export const listAgreementVersions = defineCall({
  id: 'listAgreementVersions',
  method: 'GET',
  path: '/api/agreements/{id}/versions',
  tag: 'Agreements',
  summary: 'Every version of the text of an own agreement, newest first.',
  params: idParams,
  query: pageQuery.extend({ limit: pageQuery.shape.limit.pipe(z.int().max(LIMITS.agreementVersions)).default(10) }),
  response: page(AgreementVersion),
});

export const editAgreement = defineCall({
  id: 'editAgreement',
  method: 'PUT',
  path: '/api/roomies/editagreement/{id}',
  tag: 'Agreements',
  summary:
    'Change the text of an agreement of the roomie `{id}`; earlier versions stay readable. An agreement in force stays as it is: a draft is created that replaces it once signed.',
  bodyBytes: LIMITS.agreementBodyBytes,
  params: idParams,
  body: z.strictObject({
    agreement_id: uuid,
    agreement: agreementText,
    type: z.enum(AGREEMENT_TYPES),
    title: name.optional(),
    version: z.int().min(1).optional().describe('In which it was seen; 409 when it is stale'),
    ...termsInput,
  }),
  response: AgreementDetail,
});

export const setAgreementStatus = defineCall({
  id: 'setAgreementStatus',
  method: 'PUT',
  path: '/api/roomies/setAgreementStatus/{id}',
  tag: 'Agreements',
  summary:
    'Put a signed agreement of the roomie `{id}` in force, or out of it. Not a lease: that is countersigned and released. 409 where the room has another of its type in force.',
  params: idParams,
  body: z.strictObject({ signedAgreementId: uuid, isActive: z.boolean() }),
  response: AgreementDetail,
});

export const changeAgreement = defineCall({
  id: 'changeAgreement',
  method: 'PUT',
  path: '/api/agreements/{id}',
  tag: 'Agreements',
  summary:
    'A homeowner: send, withdraw, archive or throw away (a draft) an own agreement. Who it was sent to: decline it.',
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({ action: z.literal('send') }),
    z.strictObject({ action: z.literal('withdraw') }),
    z.strictObject({ action: z.literal('archive') }),
    z.strictObject({ action: z.literal('discard') }),
    z.strictObject({ action: z.literal('decline'), reason: text(LIMITS.reason) }),
  ]),
  response: z.union([AgreementDetail, z.strictObject({ _id: uuid })]),
});

export const leaseOfRoomie = defineCall({
  id: 'leaseOfRoomie',
  method: 'PUT',
  path: '/api/roomies/leasetemplate/{id}',
  tag: 'Agreements',
  summary:
    'A homeowner: write the lease of the roomie `{id}`, a new draft or the one under way. The roomie: sign an agreement as it was seen. 409 once its text is another.',
  once: true,
  bodyBytes: LIMITS.agreementBodyBytes,
  params: idParams,
  body: z.union([
    z.strictObject({
      agreement: agreementText,
      title: name.optional(),
      language: z.enum(LOCALES).optional(),
      version: z.int().min(1).optional(),
      ...termsInput,
    }),
    ...signing({ agreement_id: uuid, did_sign_lease: z.literal(true) }),
  ]),
  response: AgreementDetail,
});

export const countersignAgreement = defineCall({
  id: 'countersignAgreement',
  method: 'PUT',
  path: '/api/agreements/{id}/countersign',
  tag: 'Agreements',
  summary: 'Sign an own lease that the other side has signed: the stay begins as agreed. A prospect gets an account.',
  once: true,
  params: idParams,
  body: z.union(signing({})),
  response: AgreementDetail,
});

export const getAgreementDocument = defineCall({
  id: 'getAgreementDocument',
  method: 'GET',
  path: '/api/agreements/{id}/document',
  tag: 'Agreements',
  summary:
    'The sealed PDF of a signed agreement with its audit page, for its two sides, for ever. 409 while it is made.',
  params: idParams,
  produces: 'application/pdf',
});
