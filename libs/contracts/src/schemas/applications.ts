import { z } from 'zod';

import { APPLICATION_LISTS, APPLICATION_STATES } from '../applications.ts';
import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { User } from './accounts.ts';
import { page, pageQuery } from './paging.ts';
import { email, filledText, linkToken, name, phone, text, timestamp, uuid } from './primitives.ts';

/** An application to list houses here, as admins see it. */
export const HomeownerApplication = z.strictObject({
  _id: uuid,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string().nullable(),
  city: z.string(),
  houses: z.int().describe('How many houses they would list'),
  message: z.string(),
  state: z.enum(APPLICATION_STATES),
  email_confirmed: z.boolean().describe('The applicant has followed the link in our e-mail'),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  decided_by: z.strictObject({ _id: uuid, name: z.string() }).nullable(),
  reason: z.string().nullable().describe('Of a rejection, as the applicant reads it'),
});
export type HomeownerApplication = z.infer<typeof HomeownerApplication>;

const person = { email, first_name: name, last_name: name, phone: phone.optional() };

export const applyAsHomeowner = defineCall({
  id: 'applyAsHomeowner',
  method: 'POST',
  path: '/api/homeowners',
  tag: 'Homeowners',
  summary: 'Apply to list houses. Makes a pending application and no account; the answer is the same for everybody.',
  body: z.strictObject({
    ...person,
    city: name,
    houses: z.int().min(1).max(LIMITS.housesApplied),
    message: text(LIMITS.applicationMessage).optional(),
  }),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

export const confirmApplication = defineCall({
  id: 'confirmApplication',
  method: 'POST',
  path: '/api/homeowners/confirm-application',
  tag: 'Homeowners',
  summary: 'Confirm the address of an application with the link that was sent to it.',
  body: z.strictObject({ token: linkToken }),
  response: z.strictObject({ message: z.string() }),
});

export const listHomeownerApplicants = defineCall({
  id: 'listHomeownerApplicants',
  method: 'GET',
  path: '/api/admins/homeowner-applicants',
  tag: 'Admins',
  summary:
    'Applications of homeowners in one state, newest first; pending ones once their address is confirmed, before as unconfirmed. Searched by name, e-mail or city.',
  query: pageQuery.extend({
    state: z.enum(APPLICATION_LISTS).default('pending'),
    search: z.string().max(100).optional(),
  }),
  response: page(HomeownerApplication).extend({ pending: z.int().describe('How many wait for a decision') }),
});

export const addHomeownerApplicant = defineCall({
  id: 'addHomeownerApplicant',
  method: 'POST',
  path: '/api/admins/addhomeownerapplicant',
  tag: 'Admins',
  summary:
    'Approve an application or create a homeowner without one: makes the account and mails the invite. Or reject it with a reason.',
  once: true,
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('approve'), application_id: uuid }),
    z.strictObject({
      decision: z.literal('reject'),
      application_id: uuid,
      reason: filledText(LIMITS.rejectionReason),
    }),
    z.strictObject({ decision: z.literal('create'), ...person }),
  ]),
  response: z.strictObject({ application: HomeownerApplication.nullable(), homeowner: User.nullable() }),
});
