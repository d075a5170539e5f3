import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { RATED_TYPES, RATING_REFUSALS, RATING_STATES, RATINGS_A_DAY } from '../ratings.ts';
import { page, pageQuery } from './paging.ts';
import { filledText, idParams, isoDate, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() });
const house = z.strictObject({ _id: uuid, name: z.string() });
const stay = z.strictObject({
  tenancy_id: uuid,
  from: isoDate,
  until: isoDate.nullable().describe('null: it is current'),
});
const stars = z.int().min(1, 'Give 1 to 5 stars.').max(5, 'Give 1 to 5 stars.');

/** The average of revealed, standing ratings, with one decimal. */
export const RatingAverage = z.strictObject({
  average: z.number().nullable().describe('null before three ratings'),
  count: z.int(),
});
export type RatingAverage = z.infer<typeof RatingAverage>;

/** One party's rating of the other. Parts the reader may not see are omitted. */
export const Rating = z.strictObject({
  _id: uuid,
  rated_type: z.enum(RATED_TYPES),
  author: person,
  rated: person,
  house,
  stay,
  state: z.enum(RATING_STATES),
  rating: z.int().nullable().describe('Stars; null: it was removed'),
  whats_good: z.string(),
  what_could_be_improved: z.string(),
  private_feelings: z
    .string()
    .optional()
    .describe('To its author and admins; not a key of what anybody else gets, nor of the answer to writing it'),
  written_at: timestamp,
  reveals_at: timestamp.nullable().describe('While it is sealed: when it is revealed at the latest'),
  revealed_at: timestamp.nullable(),
  reply: z.strictObject({ text: z.string(), at: timestamp }).nullable().describe('By who was rated'),
  removed: z.strictObject({ at: timestamp, reason: z.string() }).nullable().describe('By Common Roof'),
  version: z.int(),
  may: z.strictObject({ edit: z.boolean(), reply: z.boolean() }).describe('What the reader can do'),
});
export type Rating = z.infer<typeof Rating>;

/** A rating in the admins' list. */
export const AdminRating = Rating.omit({ private_feelings: true }).extend({
  has_private_feelings: z.boolean().describe('Read one by one'),
});
export type AdminRating = z.infer<typeof AdminRating>;

/** Whether a person can be rated, and until when. */
export const RatingChance = z.strictObject({
  can_rate: z.boolean(),
  reason: z.enum(RATING_REFUSALS).nullable().describe('Why not'),
  opens_on: isoDate.nullable().describe('null: the stay was too short to be rated'),
  closes_on: isoDate.nullable().describe('The last day; null: the tenancy is current'),
  days_left: z.int().nullable().describe('Today included; null: the tenancy is current, or it can’t be rated'),
});
export type RatingChance = z.infer<typeof RatingChance>;

/** A stay, and whom the caller can rate for it. */
export const RateableStay = RatingChance.extend({
  person,
  house,
  stay,
  mine: Rating.nullable().describe('What the caller has written'),
});
export type RateableStay = z.infer<typeof RateableStay>;

const said = {
  rating: stars.describe('Stars'),
  whats_good: text(LIMITS.ratingText).default(''),
  what_could_be_improved: text(LIMITS.ratingText).default(''),
  private_feelings: text(LIMITS.ratingText).default('').describe('Only its author and admins ever read it'),
};
const ofStay = uuid.optional().describe('The stay that is rated; otherwise the latest that can be');

export const rateHomeowner = defineCall({
  id: 'rateHomeowner',
  method: 'POST',
  path: '/api/ratings/roomie-to-homeowner',
  tag: 'Ratings',
  summary: `Rate the homeowner of an own stay, once a stay, from its 14th day until 90 days after it. Sealed until both have rated, or for 14 days. ${String(RATINGS_A_DAY)} a day.`,
  once: true,
  body: z.strictObject({ homeowner_id: uuid, tenancy_id: ofStay, ...said }),
  response: Rating,
  status: 201,
});

export const rateRoomie = defineCall({
  id: 'rateRoomie',
  method: 'POST',
  path: '/api/ratings/homeowner-to-roomie',
  tag: 'Ratings',
  summary: 'Rate a roomie of an own house, as roomies rate homeowners.',
  once: true,
  body: z.strictObject({ roomie_id: uuid, house_id: uuid, tenancy_id: ofStay, ...said }),
  response: Rating,
  status: 201,
});

export const listRatingsFor = defineCall({
  id: 'listRatingsFor',
  method: 'GET',
  path: '/api/ratings/for/{id}',
  tag: 'Ratings',
  summary:
    'Revealed ratings about a person, newest first, with their average, and the caller’s own sealed ones. Roomies get the average of their homeowner, and what they wrote themselves.',
  params: idParams,
  query: pageQuery,
  response: page(Rating).extend({ average: RatingAverage }),
});

export const listRatings = defineCall({
  id: 'listRatings',
  method: 'GET',
  path: '/api/ratings/all',
  tag: 'Ratings',
  summary: 'Every rating, newest first; the read is on the audit log.',
  query: pageQuery.extend({
    search: text(100).optional().describe('Part of a name, of the house or of what was written'),
    search_private: z.literal('true').optional().describe('Looks into private feelings, too, and says so in the log'),
    house_id: uuid.optional(),
    rated_type: z.enum(RATED_TYPES).optional(),
  }),
  response: page(AdminRating),
});

export const getPrivateFeelings = defineCall({
  id: 'getPrivateFeelings',
  method: 'GET',
  path: '/api/ratings/{id}/private-feelings',
  tag: 'Ratings',
  summary: 'What was written for admins alone with the rating `{id}`; each read is on the audit log.',
  params: idParams,
  response: z.strictObject({ _id: uuid, private_feelings: z.string() }),
});

export const listOwnRatings = defineCall({
  id: 'listOwnRatings',
  method: 'GET',
  path: '/api/ratings/written',
  tag: 'Ratings',
  summary: 'What the caller wrote, newest first, with their private feelings.',
  query: pageQuery.extend({
    private: z.literal('true').optional().describe('Only those with private feelings'),
  }),
  response: page(Rating),
});

export const listRoomiesForRating = defineCall({
  id: 'listRoomiesForRating',
  method: 'GET',
  path: '/api/ratings/roomies-for-rating',
  tag: 'Ratings',
  summary: 'Stays in own houses that can be rated, will be, or have been and still could; the newest first.',
  query: pageQuery,
  response: page(RateableStay),
});

export const listHomeownersForRating = defineCall({
  id: 'listHomeownersForRating',
  method: 'GET',
  path: '/api/ratings/homeowner-for-rating',
  tag: 'Ratings',
  summary: 'Own stays whose homeowner can be rated, will be, or has been and still could; the newest first.',
  query: pageQuery,
  response: page(RateableStay),
});

export const getCanRate = defineCall({
  id: 'getCanRate',
  method: 'GET',
  path: '/api/ratings/can-rate/{a}/{b}',
  tag: 'Ratings',
  summary: 'Whether `{a}`, the caller, can rate `{b}`, and if not, why.',
  params: z.strictObject({ a: uuid, b: uuid }),
  response: RatingChance,
});

export const editRating = defineCall({
  id: 'editRating',
  method: 'PUT',
  path: '/api/ratings/{id}',
  tag: 'Ratings',
  summary: 'Change what the caller wrote, as long as it is sealed.',
  params: idParams,
  body: z.strictObject({ version: z.int().describe('As it was seen; 409 with what is there'), ...said }),
  response: Rating,
});

export const replyToRating = defineCall({
  id: 'replyToRating',
  method: 'PUT',
  path: '/api/ratings/{id}/reply',
  tag: 'Ratings',
  summary: 'Answer what was revealed about the caller, once.',
  once: true,
  params: idParams,
  body: z.strictObject({ text: filledText(LIMITS.ratingReply) }),
  response: Rating,
});

export const removeRating = defineCall({
  id: 'removeRating',
  method: 'DELETE',
  path: '/api/ratings/{id}',
  tag: 'Ratings',
  summary: 'Remove a rating, with a reason that its author and who was rated read. It no longer counts.',
  params: idParams,
  body: z.strictObject({ reason: filledText(LIMITS.reason) }),
  status: 204,
});
