import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { text, timestamp } from './primitives.ts';

export const Note = z.strictObject({
  content: z.string(),
  version: z.int().describe('0 before the first save'),
  updated_at: timestamp.nullable(),
});
export type Note = z.infer<typeof Note>;

export const getNote = defineCall({
  id: 'getNote',
  method: 'GET',
  path: '/api/notes',
  tag: 'Notes',
  summary: 'The own sticky note.',
  response: Note,
});

export const saveNote = defineCall({
  id: 'saveNote',
  method: 'POST',
  path: '/api/notes',
  tag: 'Notes',
  summary: 'Save the own sticky note. With `version` (of the note last seen) a newer one is not overwritten: 409.',
  body: z.strictObject({ content: text(LIMITS.noteContent), version: z.int().min(0).optional() }),
  response: Note,
});
