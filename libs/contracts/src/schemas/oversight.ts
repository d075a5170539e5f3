import { z } from 'zod';

import { defineCall } from '../call.ts';
import { HEALTH_SPANS, JOB_STATES, QUEUE_NAMES } from '../oversight.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, role, text, timestamp, uuid } from './primitives.ts';

/** The health of the product at one moment; for several moments together, the worst value of each. */
export const HealthSample = z.strictObject({
  at: timestamp,
  events: z.int().describe('What happened in the five minutes before'),
  outbox_lag_seconds: z.int().describe('For how long the oldest event waited for its way'),
  jobs_waiting: z.int(),
  failed: z.int().describe('Jobs and e-mails that were given up and not tried again'),
  sockets: z.int().describe('People who were online'),
});
export type HealthSample = z.infer<typeof HealthSample>;

export const Health = z.strictObject({
  database: z.strictObject({
    bytes: z.int(),
    connections: z.int(),
    connections_most: z.int().describe('More than these are refused'),
  }),
  redis_answers: z.boolean(),
  outbox: z.strictObject({ waiting: z.int(), oldest_seconds: z.int() }),
  failed_jobs: z.int(),
  failed_emails: z.int(),
  storage: z.strictObject({ files: z.int(), bytes: z.int() }),
  backup: z
    .strictObject({ at: timestamp, bytes: z.int(), is_late: z.boolean().describe('Older than a day and a half') })
    .nullable()
    .describe('The last one that was made'),
  backups: z.strictObject({
    are_daily: z.boolean().describe('Whether a folder for them is set'),
    kept: z.int(),
    running_since: timestamp.nullable(),
    failed: z
      .strictObject({ at: timestamp, reason: z.string() })
      .nullable()
      .describe('The last one that failed, while none was made after it'),
  }),
  samples: z.array(HealthSample).describe('Oldest first: of a day every five minutes, of a week every hour'),
});
export type Health = z.infer<typeof Health>;

export const getHealth = defineCall({
  id: 'getHealth',
  method: 'GET',
  path: '/api/admins/health',
  tag: 'Admins',
  summary: 'How database, queues, storage and backups are, and how they were.',
  query: z.strictObject({ span: z.enum(HEALTH_SPANS).default('day') }),
  response: Health,
});

export const makeBackup = defineCall({
  id: 'makeBackup',
  method: 'POST',
  path: '/api/admins/backups',
  tag: 'Admins',
  summary: 'Make a backup now. 409 while one is being made, and where no folder for backups is set.',
  status: 202,
  response: z.strictObject({ message: z.string() }),
});

/** An event whose handler failed its last retry. */
export const FailedJob = z.strictObject({
  event_id: uuid,
  handler: z.string().describe('What was to be done, for instance mail-lease-released'),
  kind: z.string().describe('The domain event'),
  reason: z.string(),
  failed_at: timestamp,
});
export type FailedJob = z.infer<typeof FailedJob>;

export const listFailedJobs = defineCall({
  id: 'listFailedJobs',
  method: 'GET',
  path: '/api/admins/failed-jobs',
  tag: 'Admins',
  summary: 'What was given up after its last try, newest first.',
  query: pageQuery,
  response: page(FailedJob),
});

export const retryFailedJob = defineCall({
  id: 'retryFailedJob',
  method: 'POST',
  path: '/api/admins/failed-jobs/{event_id}/{handler}/retry',
  tag: 'Admins',
  summary: 'Try a failed job again. 404 for one that is tried again already, or whose event is no longer kept.',
  params: z.strictObject({ event_id: uuid, handler: text(100) }),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

export const retryFailedJobs = defineCall({
  id: 'retryFailedJobs',
  method: 'POST',
  path: '/api/admins/failed-jobs/retry',
  tag: 'Admins',
  summary: 'Try failed jobs again, the newest thousand at most.',
  response: z.strictObject({ count: z.int().describe('How many are tried again') }),
  status: 202,
});

export const QueueJob = z.strictObject({
  event_id: uuid,
  handler: z.string(),
  kind: z.string().nullable().describe('The domain event'),
  tries: z.int(),
  added_at: timestamp,
  next_try_at: timestamp.nullable(),
  last_error: z.string().nullable(),
});
export type QueueJob = z.infer<typeof QueueJob>;

export const listQueueJobs = defineCall({
  id: 'listQueueJobs',
  method: 'GET',
  path: '/api/admins/queues/{name}/jobs',
  tag: 'Admins',
  summary: 'What a queue holds in one state: those whose turn is next, 50 at most.',
  params: z.strictObject({ name: z.enum(QUEUE_NAMES) }),
  query: z.strictObject({ state: z.enum(JOB_STATES).default('waiting') }),
  response: z.strictObject({ items: z.array(QueueJob), total: z.int() }),
});

/** A person as an admin looks them up: their identity, and all houses they are connected to. */
export const PersonRecord = z.strictObject({
  _id: uuid,
  account_type: role,
  first_name: z.string(),
  last_name: z.string(),
  photo: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  email_verified: z.boolean(),
  disabled: z.boolean(),
  invited: z.boolean().describe('Has not chosen a password yet'),
  deleted: z.boolean().describe('The account is gone; what is left of it is known by no name'),
  created_at: timestamp,
  houses: z
    .array(
      z.strictObject({
        house: z.strictObject({ _id: uuid, name: z.string() }),
        city: z.string(),
        room: z.string().nullable(),
        is_present: z.boolean(),
        since: isoDate,
        until: isoDate.nullable(),
      }),
    )
    .describe('Lived in, owned or cleaned: those of today first'),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

export const readPerson = defineCall({
  id: 'readPerson',
  method: 'GET',
  path: '/api/admins/people/{id}',
  tag: 'Admins',
  summary: 'A person’s record with contact data and current and former houses; the read is written to the audit log.',
  params: idParams,
  response: PersonRecord,
});
