import { z } from 'zod';

import { ACTIVITY_TOPICS } from '../admins.ts';
import { defineCall } from '../call.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, role, text, timestamp, uuid } from './primitives.ts';

/** One redacted entry of the admins' live stream: never message text, notes or feelings. */
export const Activity = z.strictObject({
  _id: uuid,
  kind: z.string().describe('The domain event, for instance messages.posted'),
  topic: z.enum(ACTIVITY_TOPICS),
  at: timestamp,
  house_id: uuid.nullable(),
  actor: z.strictObject({ _id: uuid, name: z.string(), photo: z.string().nullable(), role: z.string() }).nullable(),
  subject: z.strictObject({ _id: uuid, name: z.string() }).nullable(),
  summary: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const listActivity = defineCall({
  id: 'listActivity',
  method: 'GET',
  path: '/api/admins/activity',
  tag: 'Admins',
  summary: 'What happened, newest first; filters by topic, kind, house and person.',
  query: pageQuery.extend({
    topic: z.enum(ACTIVITY_TOPICS).optional(),
    kind: text(60).optional(),
    house_id: uuid.optional(),
    account_id: uuid.optional(),
  }),
  response: page(Activity),
});

/** A house or a person by which the stream can be filtered. */
export const ActivitySubject = z.strictObject({
  _id: uuid,
  kind: z.enum(['house', 'person']),
  name: z.string(),
  detail: z.string().nullable().describe('The city of a house; null for a person'),
  role: role.nullable().describe('Of a person; null for a house'),
});
export type ActivitySubject = z.infer<typeof ActivitySubject>;

export const findActivitySubjects = defineCall({
  id: 'findActivitySubjects',
  method: 'GET',
  path: '/api/admins/activity/subjects',
  tag: 'Admins',
  summary: 'Houses and people whose name has the text in it, or those of these ids; names only, five of each at most.',
  query: z.strictObject({
    search: text(100).optional(),
    house_id: uuid.optional(),
    account_id: uuid.optional(),
  }),
  response: z.strictObject({ items: z.array(ActivitySubject) }),
});

export const QueueHealth = z.strictObject({
  name: z.string(),
  waiting: z.int(),
  active: z.int(),
  delayed: z.int(),
  failed: z.int(),
});

export const FailedEmail = z.strictObject({
  _id: uuid,
  kind: z.string(),
  to: z.string().describe('Masked: r…@demo.test'),
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: timestamp,
});
export type FailedEmail = z.infer<typeof FailedEmail>;

export const Overview = z.strictObject({
  counts: z.strictObject({
    houses: z.int(),
    roomies: z.int(),
    homeowners: z.int(),
    neatkeepers: z.int(),
    messages_today: z.int(),
    online: z.int(),
  }),
  queues: z.array(QueueHealth),
  waiting: z
    .strictObject({ applications: z.int(), appeals: z.int() })
    .describe('What an admin has to decide, counted as the lists of it do'),
  outbox_waiting: z.int(),
  dead_letters: z.int(),
});
export type Overview = z.infer<typeof Overview>;

export const getOverview = defineCall({
  id: 'getOverview',
  method: 'GET',
  path: '/api/admins/overview',
  tag: 'Admins',
  summary: "Counts, the queues' health and what waits.",
  response: Overview,
});

export const listFailedEmails = defineCall({
  id: 'listFailedEmails',
  method: 'GET',
  path: '/api/admins/failed-emails',
  tag: 'Admins',
  summary: 'E-mails that could not be delivered.',
  query: pageQuery,
  response: page(FailedEmail),
});

export const retryEmail = defineCall({
  id: 'retryEmail',
  method: 'POST',
  path: '/api/admins/failed-emails/{id}/retry',
  tag: 'Admins',
  summary: 'Try a failed e-mail again.',
  params: idParams,
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

export const retryFailedEmails = defineCall({
  id: 'retryFailedEmails',
  method: 'POST',
  path: '/api/admins/failed-emails/retry',
  tag: 'Admins',
  summary: 'Try every failed e-mail again.',
  response: z.strictObject({ count: z.int().describe('How many are tried again') }),
  status: 202,
});
