import { z } from 'zod';

import { defineCall } from '../call.ts';
import { DATA_EXPORT_STATES } from '../data-exports.ts';
import { idParams, linkToken, timestamp, uuid } from './primitives.ts';

export const DataExport = z.strictObject({
  _id: uuid,
  state: z.enum(DATA_EXPORT_STATES),
  asked_at: timestamp,
  ready_at: timestamp.nullable(),
  expires_at: timestamp.nullable().describe('Until when it can be downloaded'),
  bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

export const askForDataExport = defineCall({
  id: 'askForDataExport',
  method: 'POST',
  path: '/api/me/exports',
  tag: 'Account',
  summary:
    'Have everything that is kept of the caller put together as a ZIP. An alert and an e-mail say when it is there. Asks for the password; at most three a day, 409 while one is on its way.',
  once: true,
  response: DataExport,
  status: 201,
});

export const listDataExports = defineCall({
  id: 'listDataExports',
  method: 'GET',
  path: '/api/me/exports',
  tag: 'Account',
  summary: 'What the caller asked for in the last month, newest first.',
  response: z.strictObject({ items: z.array(DataExport) }),
});

export const readDataExport = defineCall({
  id: 'readDataExport',
  method: 'GET',
  path: '/api/me/exports/{id}/file',
  tag: 'Account',
  summary: 'The ZIP of the own export `{id}`; 404 once it has expired.',
  params: idParams,
  produces: 'application/zip',
});

const byLink = z.strictObject({ token: linkToken });

export const openDataExport = defineCall({
  id: 'openDataExport',
  method: 'POST',
  path: '/api/data-exports/open',
  tag: 'Account',
  summary: 'What the link of an e-mail leads to: how large the ZIP is, and until when it can be downloaded.',
  body: byLink,
  response: z.strictObject({ ready_at: timestamp, expires_at: timestamp, bytes: z.int() }),
});

export const downloadDataExport = defineCall({
  id: 'downloadDataExport',
  method: 'POST',
  path: '/api/data-exports/download',
  tag: 'Account',
  summary:
    'The own ZIP, signed in and with the secret of the link, which is sent in the body so that no log holds it. 404 for that of another account.',
  body: byLink,
  produces: 'application/zip',
});
