import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CHORE_ICONS } from '../chore-catalogue.ts';
import { FEEDBACK_ROLES } from '../chore-feedback.ts';
import { APPEAL_STATES } from '../chore-states.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** Feedback on a chore of a house. */
export const ChoreFeedback = z.strictObject({
  _id: uuid,
  house_id: uuid,
  chore: z.strictObject({ _id: uuid, name: z.string(), icon: z.enum(CHORE_ICONS) }),
  author: person.extend({ role: z.enum(FEEDBACK_ROLES), photo: z.string().nullable() }),
  feedback: z.string().describe('Empty once it was taken away'),
  created_at: timestamp,
  removed_at: timestamp.nullable(),
  seen_to: z.strictObject({ at: timestamp, by: person }).nullable().describe('It was dealt with'),
  appeal: z.enum(APPEAL_STATES).nullable().describe('Against it, by the person who did the chore'),
  appealable_until: timestamp.nullable().describe('For the person who did the chore: until when they can appeal'),
});
export type ChoreFeedback = z.infer<typeof ChoreFeedback>;

export const giveChoreFeedback = defineCall({
  id: 'giveChoreFeedback',
  method: 'POST',
  path: '/api/chores/{id}/feedback',
  tag: 'Chores',
  summary: `Say something about chore \`{id}\`. The house reads it. 429 after ${String(LIMITS.choreFeedbackPerDay)} a day.`,
  once: true,
  params: idParams,
  body: z.strictObject({ feedback: filledText(LIMITS.choreFeedback) }),
  response: ChoreFeedback,
  status: 201,
});

export const listChoreFeedback = defineCall({
  id: 'listChoreFeedback',
  method: 'GET',
  path: '/api/houses/chore-feedback/{id}',
  tag: 'Chores',
  summary: 'What was said about the chores of house `{id}`, or about one of them, newest first.',
  params: idParams,
  query: pageQuery.extend({
    chore_id: uuid.optional(),
    role: z.enum(FEEDBACK_ROLES).optional().describe('Only what people of this role said'),
    state: z.enum(['open', 'seen_to']).optional(),
  }),
  response: page(ChoreFeedback),
});

export const seeToChoreFeedback = defineCall({
  id: 'seeToChoreFeedback',
  method: 'PUT',
  path: '/api/chores/feedback/{id}',
  tag: 'Chores',
  summary: 'Mark what was said about a chore of an own house as seen to, or as open again.',
  params: idParams,
  body: z.strictObject({ seen_to: z.boolean() }),
  response: ChoreFeedback,
});

export const removeChoreFeedback = defineCall({
  id: 'removeChoreFeedback',
  method: 'DELETE',
  path: '/api/chores/feedback/{id}',
  tag: 'Chores',
  summary: 'Remove what was said about a chore: its author for a day, the homeowner at any time.',
  params: idParams,
  response: ChoreFeedback,
});
