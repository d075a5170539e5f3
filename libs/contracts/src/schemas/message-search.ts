import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { page } from './paging.ts';
import { queryInteger, text, timestamp, uuid } from './primitives.ts';

const offset = z.int().min(0);

export const FoundMessage = z.strictObject({
  _id: uuid,
  conversation_id: uuid,
  conversation_title: z.string().describe('As in the list of conversations'),
  seq: z.int(),
  sender_id: uuid,
  sender_name: z.string(),
  created_at: timestamp,
  excerpt: z.string().describe('Plain text on one line, around the first match'),
  matches: z
    .array(z.strictObject({ start: offset, end: offset }))
    .describe('What matches in the excerpt, ascending, in UTF-16 code units; `end` is exclusive'),
  photos: z.int().describe('How many photos it has'),
});
export type FoundMessage = z.infer<typeof FoundMessage>;

export const FoundMessages = page(FoundMessage);
export type FoundMessages = z.infer<typeof FoundMessages>;

export const searchMessages = defineCall({
  id: 'searchMessages',
  method: 'GET',
  path: '/api/messages/search',
  tag: 'Messages',
  summary:
    'Messages that the caller can read, the newest first: by words, by sender, only with photos, or all of these. Every ' +
    'word has to match, in this form or another one of English or German; the last one can be unfinished.',
  query: z
    .strictObject({
      q: text(LIMITS.search)
        .refine((value) => value.trim().length >= LIMITS.searchMin, 'Enter at least two characters.')
        .optional(),
      conversation: uuid.optional().describe('One of the caller’s conversations; without it, all of them'),
      from: uuid.optional().describe('The sender'),
      photos: z.literal('true').optional().describe('Only messages with photos'),
      limit: queryInteger(1, LIMITS.foundMessages).default(LIMITS.foundMessages),
      cursor: text(LIMITS.cursor).optional(),
    })
    .refine(({ q, from, photos }) => q !== undefined || from !== undefined || photos !== undefined, {
      path: ['q'],
      message: 'Enter at least two characters.',
    }),
  response: FoundMessages,
});
