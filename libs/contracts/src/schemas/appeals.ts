import { z } from 'zod';

import { APPEALS_A_DAY } from '../appeals.ts';
import { defineCall } from '../call.ts';
import { CHORE_ICONS } from '../chore-catalogue.ts';
import { FEEDBACK_ROLES } from '../chore-feedback.ts';
import { APPEAL_STATES } from '../chore-states.ts';
import { LIMITS } from '../limits.ts';
import { FeedItem } from './feed.ts';
import { page, pageQuery } from './paging.ts';
import { email, filledText, idParams, isoDate, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string() });

/** A roomie's appeal against a strike or feedback, and its outcome. A strike under appeal doesn't count. */
export const Appeal = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string() }),
  roomie: person.extend({ photo: z.string().nullable() }),
  state: z.enum(APPEAL_STATES),
  text: z.string(),
  chore: z.strictObject({ _id: uuid, name: z.string(), icon: z.enum(CHORE_ICONS) }),
  strike: z
    .strictObject({
      assignment_id: uuid,
      cause: z.enum(['rejected', 'missed']),
      at: timestamp,
      due_on: isoDate,
      points: z.int().describe('What the chore is worth'),
    })
    .nullable()
    .describe('What it is about, unless that is feedback'),
  item: FeedItem.nullable().describe('What was posted and said of it; null: nothing was'),
  feedback: z
    .strictObject({
      _id: uuid,
      feedback: z.string().describe('Empty once it was taken away'),
      created_at: timestamp,
      author: person.extend({ role: z.enum(FEEDBACK_ROLES) }),
    })
    .nullable()
    .describe('What it is about, unless that is a strike'),
  opened_at: timestamp,
  decider: z.enum(['homeowner', 'admin']).describe('Whose turn it is to decide'),
  may_decide: z.boolean().describe('Whether that is the caller'),
  decides_at: timestamp.describe('When it goes to an admin, or is upheld because nobody decided'),
  decided_at: timestamp.nullable(),
  decided_by: person.nullable().describe('null: nobody, in time'),
  reason: z.string().describe('Empty while it is open, and where nobody decided in time'),
});
export type Appeal = z.infer<typeof Appeal>;

export const appealFeed = defineCall({
  id: 'appealFeed',
  method: 'PUT',
  path: '/api/roomies/feedappeal',
  tag: 'Feed',
  summary: `Appeal against an own strike, or feedback on own work, within 7 days: once each, ${String(APPEALS_A_DAY)} a day. A strike is named by its turn, or by chore and day.`,
  once: true,
  body: z
    .strictObject({
      assignment_id: uuid.optional().describe('The turn that the strike is for'),
      feedback_id: uuid.optional().describe('What was said of a chore that the roomie did'),
      chore_name: text(LIMITS.name).optional().describe('In any of our languages, where no turn is named'),
      chore_date: isoDate.optional().describe('When the turn was due, where no turn is named'),
      appeal: filledText(LIMITS.appeal).describe('What the roomie says'),
      feedback: text(LIMITS.feedText).optional().describe('What was said of the chore; we know it and keep our own'),
      first_name: text(LIMITS.name).optional().describe('That of the account is taken'),
      last_name: text(LIMITS.name).optional().describe('That of the account is taken'),
      email: email.optional().describe('The caller’s own'),
    })
    .refine(
      ({ assignment_id: turn, feedback_id: said, chore_name: name, chore_date: date }) =>
        turn === undefined ? said !== undefined || (name !== undefined && date !== undefined) : said === undefined,
      { path: ['assignment_id'], message: 'Choose a turn, feedback, or a chore and its day.' },
    ),
  response: Appeal,
});

export const listAppeals = defineCall({
  id: 'listAppeals',
  method: 'GET',
  path: '/api/appeals',
  tag: 'Feed',
  summary: 'Appeals, newest first: a roomie’s own, those in a homeowner’s houses, and to admins all.',
  query: pageQuery.extend({
    house_id: uuid.optional(),
    state: z.enum(APPEAL_STATES).optional(),
    decider: z.literal('admin').optional().describe('Only those that an admin has to decide'),
  }),
  response: page(Appeal),
});

export const getAppeal = defineCall({
  id: 'getAppeal',
  method: 'GET',
  path: '/api/appeals/{id}',
  tag: 'Feed',
  summary: 'One appeal, to who made it, the homeowner of the house and admins.',
  params: idParams,
  response: Appeal,
});

export const decideAppeal = defineCall({
  id: 'decideAppeal',
  method: 'PUT',
  path: '/api/appeals/{id}',
  tag: 'Feed',
  summary:
    'Uphold or dismiss an appeal: the homeowner for 7 days, then an admin, who also decides what the homeowner gave.',
  params: idParams,
  body: z.strictObject({
    decision: z.enum(['upheld', 'dismissed']),
    reason: filledText(LIMITS.reason),
  }),
  response: Appeal,
});
