import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CHORE_ICONS } from '../chore-catalogue.ts';
import { APPEAL_STATES, POINT_CAUSES } from '../chore-states.ts';
import { LIMITS } from '../limits.ts';
import { MAX_BONUS_POINTS, STREAK_TURNS } from '../points.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, isoDate, timestamp, uuid } from './primitives.ts';

/** `YYYY-MM`, in the house's time zone. */
const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Enter a month like 2026-09.');

/** An entry of the ledger of points and strikes, with its cause. */
export const PointEntry = z.strictObject({
  _id: uuid,
  house: z.strictObject({ _id: uuid, name: z.string() }),
  cause: z.enum(POINT_CAUSES),
  month,
  at: timestamp,
  points: z.int(),
  strikes: z.int().describe('-1: one that is taken back'),
  expires_at: timestamp.nullable().describe('Of a strike: when it stops counting'),
  reverses: uuid.nullable().describe('The row that this one takes back'),
  reversed: z.boolean().describe('Another row takes it back'),
  appeal: z.strictObject({ _id: uuid, state: z.enum(APPEAL_STATES) }).nullable(),
  appealable_until: timestamp
    .nullable()
    .describe('Of a strike that nobody has appealed against: until when that can be done'),
  chore: z.strictObject({ _id: uuid, name: z.string(), icon: z.enum(CHORE_ICONS) }).nullable(),
  assignment_id: uuid.nullable(),
  feed_id: uuid.nullable().describe('What was posted; null: nothing was'),
  due_on: isoDate.nullable(),
  given_by: z.strictObject({ _id: uuid, first_name: z.string() }).nullable().describe('Of a bonus'),
  reasons: z.array(z.string()).describe('Of a bonus its reason, of a strike the reasons of those who gave it'),
});
export type PointEntry = z.infer<typeof PointEntry>;

export const listPoints = defineCall({
  id: 'listPoints',
  method: 'GET',
  path: '/api/roomies/points/{id}',
  tag: 'Feed',
  summary: 'Why roomie `{id}` has points and strikes, newest first; to a homeowner what happened in own houses.',
  params: idParams,
  query: pageQuery.extend({ month: month.optional() }),
  response: page(PointEntry),
});

const standing = {
  roomie: z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() }),
  points: z.int(),
  strikes: z.int(),
  done: z.int().describe('Chores that were done and verified'),
  effort: z.number().min(0).max(1).describe('The part of what chores gave the whole house in that month'),
  streak: z.int().describe(`Turns done one after another, up to now and ${String(STREAK_TURNS)}`),
  bonus: z.int().describe('Points that the homeowner gave or took in that month'),
  bonus_left: z.int().describe('Points that the homeowner can still give or take in that month'),
  all_time: z.int().describe('Points in this house since ever'),
  is_best: z.boolean(),
  is_worst: z.boolean().describe('Told to the person, the homeowner and admins alone'),
};

export const Standings = z.strictObject({
  house_id: uuid,
  month,
  closed_at: timestamp.nullable(),
  items: z.array(z.strictObject(standing)),
});
export type Standings = z.infer<typeof Standings>;

export const getStandings = defineCall({
  id: 'getStandings',
  method: 'GET',
  path: '/api/houses/standings/{id}',
  tag: 'Feed',
  summary: 'Where everybody who lived in house `{id}` in a month stands.',
  params: idParams,
  query: z.strictObject({ month: month.optional().describe('The one of today, where left out') }),
  response: Standings,
});

export const setBestWorst = defineCall({
  id: 'setBestWorst',
  method: 'PUT',
  path: '/api/houses/bestworst/{house}',
  tag: 'Feed',
  summary: 'Give a roomie of the own house a bonus for a month, close the month, or recalculate it.',
  once: true,
  params: z.strictObject({ house: uuid }),
  body: z
    .strictObject({
      id: uuid.optional().describe('Who gets the bonus'),
      points: z
        .int()
        .min(-MAX_BONUS_POINTS, `Enter at least ${String(-MAX_BONUS_POINTS)}.`)
        .max(MAX_BONUS_POINTS, `Enter at most ${String(MAX_BONUS_POINTS)}.`)
        .refine((points) => points !== 0, 'Enter a number other than 0.')
        .optional(),
      reason: filledText(LIMITS.reason).optional(),
      month: month.optional().describe('The one of today, where left out'),
      close: z.boolean().default(false),
    })
    .refine(({ id, points }) => (id === undefined) === (points === undefined), {
      path: ['id'],
      message: 'Enter points with a roomie and a reason.',
    })
    .refine(({ points, reason }) => (points === undefined) === (reason === undefined), {
      path: ['reason'],
      message: 'Enter points with a roomie and a reason.',
    }),
  response: Standings,
});
