import { z } from 'zod';

import { AUDIT_EVENTS } from '../audit.ts';
import { defineCall } from '../call.ts';
import { page, pageQuery } from './paging.ts';
import { empty, timestamp, uuid } from './primitives.ts';

export const AuditLine = z.strictObject({
  position: z.int(),
  at: timestamp,
  event: z.string(),
  actor: z.strictObject({ _id: uuid, name: z.string(), role: z.string() }).nullable(),
  target: z
    .strictObject({ _id: z.string(), name: z.string().nullable(), kind: z.enum(['person', 'house']).nullable() })
    .nullable()
    .describe('A person, a house or another thing it was done to'),
  details: z.record(z.string(), z.unknown()).describe('Facts; never text of people, passwords or links'),
  request_id: z.string().nullable(),
  ip: z.string().nullable(),
});
export type AuditLine = z.infer<typeof AuditLine>;

/** The result of the last check of the hash chain. */
export const AuditChain = z.strictObject({
  checked_at: timestamp,
  up_to: z.int().describe('The last line that is whole'),
  broken_at: z.int().nullable().describe('The first line that was changed or is missing'),
});
export type AuditChain = z.infer<typeof AuditChain>;

const filters = {
  event: z.enum(AUDIT_EVENTS).optional(),
  actor_id: uuid.optional(),
  target_id: uuid.optional(),
  person_id: uuid.optional().describe('What they did, and what was done to them'),
  from: timestamp.optional().describe('This moment and later'),
  to: timestamp.optional().describe('Before this moment'),
};

export const listAuditLog = defineCall({
  id: 'listAuditLog',
  method: 'GET',
  path: '/api/admins/audit',
  tag: 'Admins',
  summary: 'Who did and read what, newest first; by kind, actor, target and time. Reading it is on the log, too.',
  query: pageQuery.extend(filters),
  response: page(AuditLine).extend({ chain: AuditChain.nullable().describe('null: never checked') }),
});

export const downloadAuditLog = defineCall({
  id: 'downloadAuditLog',
  method: 'GET',
  path: '/api/admins/audit/csv',
  tag: 'Admins',
  summary: 'The lines of these filters as a table, newest first, 100,000 at most. Saving it is on the log, too.',
  query: z.strictObject(filters),
  produces: 'text/csv',
});

export const checkAuditLog = defineCall({
  id: 'checkAuditLog',
  method: 'POST',
  path: '/api/admins/audit/check',
  tag: 'Admins',
  summary: 'Follow the chain of hashes from the first line to the last, and remember what was found.',
  body: empty.optional(),
  response: AuditChain,
});
