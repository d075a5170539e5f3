import { z } from 'zod';

import { defineCall } from '../call.ts';
import { FILE_KINDS } from '../files.ts';
import { LIMITS } from '../limits.ts';
import { fileName, idParams, uuid } from './primitives.ts';

export const SentFile = z.strictObject({
  file_id: uuid,
  kind: z.enum(FILE_KINDS),
  name: z.string().describe('As its sender called it; empty for a voice message'),
  bytes: z.int(),
  duration_ms: z.int().nullable().describe('Of a voice message, as its sender measured it'),
  url: z.string().describe('Fetched with the session, not by an address alone'),
});
export type SentFile = z.infer<typeof SentFile>;

const MILLISECONDS = 1_000;

export const uploadFile = defineCall({
  id: 'uploadFile',
  method: 'POST',
  path: '/api/files',
  tag: 'Files',
  summary:
    'Upload a PDF or a recorded voice message, which only the uploader can read until it is sent or placed. As a form: the JSON in ' +
    'the field `about`, then the file.',
  upload: { files: 1, fileBytes: LIMITS.fileBytes, jsonBytes: LIMITS.fileJsonBytes, field: 'about' },
  body: z
    .strictObject({
      name: fileName.optional().describe('Of a PDF'),
      duration_ms: z
        .int()
        .min(1)
        .max(LIMITS.voiceSeconds * MILLISECONDS)
        .optional()
        .describe('Of a voice message'),
      data: z.string().optional().describe('Instead of a form: the file as a data URL'),
    })
    .refine((about) => (about.name === undefined) !== (about.duration_ms === undefined), {
      path: ['name'],
      message: 'Name a PDF, or give the duration of a voice message.',
    }),
  response: SentFile,
});

export const readFile = defineCall({
  id: 'readFile',
  method: 'GET',
  path: '/api/files/{id}',
  tag: 'Files',
  summary:
    'The bytes of a PDF or a voice message, for its uploader and everyone who can read the message it came with, or the ' +
    'guide, document or cost it belongs to.',
  params: idParams,
  produces: 'application/octet-stream',
});
