import { z } from 'zod';

import { APPLICANT_MOVES, APPLICANT_STATES } from '../ad-applicants.ts';
import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import { email, filledText, idParams, isoDate, linkToken, name, phone, text, timestamp, uuid } from './primitives.ts';

/** A person who has applied for the room. */
export const Applicant = z.strictObject({
  _id: uuid,
  ad_id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
  wished_from: isoDate.nullable(),
  answers: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  state: z.enum(APPLICANT_STATES),
  version: z.int(),
  applied_at: timestamp.describe('When the address was confirmed'),
  moved_at: timestamp.nullable(),
  suggested_by: z
    .strictObject({ first_name: z.string().nullable().describe('null once their account is deleted') })
    .nullable()
    .describe('The roomie who suggested them'),
});
export type Applicant = z.infer<typeof Applicant>;

/** What a person writes to apply for a room. */
export const applicationFields = {
  first_name: name,
  last_name: name,
  phone: phone.optional(),
  message: filledText(LIMITS.applicationMessage),
  wished_from: isoDate.optional(),
  answers: z
    .array(z.strictObject({ question_id: uuid, answer: text(LIMITS.adAnswer) }))
    .max(LIMITS.adQuestions)
    .default([]),
};

export const addApplicant = defineCall({
  id: 'addApplicant',
  method: 'PUT',
  path: '/api/wds/addapplicant',
  tag: 'Ads',
  summary: 'Apply for an advertised room without an account. The answer is the same for everybody; an e-mail follows.',
  body: z.strictObject({ ad_id: uuid, email, ...applicationFields }),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

const link = z.strictObject({ token: linkToken });

export const confirmAdApplication = defineCall({
  id: 'confirmAdApplication',
  method: 'POST',
  path: '/api/wds/applications/confirm',
  tag: 'Ads',
  summary:
    'Confirm the address of an application with the link that was sent to it. The homeowner sees it from now on.',
  body: link,
  response: z.strictObject({ message: z.string() }),
});

export const withdrawAdApplication = defineCall({
  id: 'withdrawAdApplication',
  method: 'POST',
  path: '/api/wds/applications/withdraw',
  tag: 'Ads',
  summary: 'Take an application back with the link that was sent to its address.',
  body: link,
  response: z.strictObject({ message: z.string() }),
});

export const listApplicants = defineCall({
  id: 'listApplicants',
  method: 'GET',
  path: '/api/wds/{id}/applicants',
  tag: 'Ads',
  summary: 'Who applied for the room of an own ad, newest first. An admin’s look is on the audit log.',
  params: idParams,
  query: pageQuery.extend({ state: z.enum(APPLICANT_STATES).optional() }),
  response: page(Applicant),
});

export const moveApplicant = defineCall({
  id: 'moveApplicant',
  method: 'PUT',
  path: '/api/wds/applicants/{id}',
  tag: 'Ads',
  summary: 'Move an applicant on or decline them; they get an e-mail. 409 if their state doesn’t allow it.',
  params: idParams,
  body: z.strictObject({ to: z.enum(APPLICANT_MOVES), version: z.int() }),
  response: Applicant,
});

export const listWaitingApplicants = defineCall({
  id: 'listWaitingApplicants',
  method: 'GET',
  path: '/api/wds/waiting',
  tag: 'Ads',
  summary: 'Own ads with applicants who have no answer yet, those who wait longest first.',
  response: z.strictObject({
    applicants: z.int(),
    ads: z.array(z.strictObject({ _id: uuid, title: z.string(), waiting: z.int(), since: timestamp })),
  }),
});
