import { z } from 'zod';

import { defineCall } from '../call.ts';
import { CHORE_ICONS } from '../chore-catalogue.ts';
import { APPEAL_STATES } from '../chore-states.ts';
import { FEED_STATES, VERDICTS } from '../feed.ts';
import { PHOTOS_PER_PLACE } from '../images.ts';
import { LIMITS } from '../limits.ts';
import { Photo } from './images.ts';
import { page, pageQuery } from './paging.ts';
import { idParams, isoDate, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() });

export const FeedVerdict = z.strictObject({
  verifier: z.strictObject({
    _id: uuid,
    first_name: z.string(),
    role: z.enum(['roomie', 'homeowner', 'neatkeeper']),
  }),
  says: z.enum(VERDICTS),
  reason: z.string().describe('Empty where none was given; a strike counts from the moment that it names one'),
  fixed_at: timestamp.describe('From then on it stays as it is'),
});

/** A chore that was done, and the others' verdicts on it. */
export const FeedItem = z.strictObject({
  _id: uuid,
  house_id: uuid,
  roomie: person.describe('Who did it'),
  posted_by: uuid.describe('Who said so: the roomie, or the homeowner for them'),
  chore: z.strictObject({ _id: uuid, name: z.string(), icon: z.enum(CHORE_ICONS) }),
  assignment_id: uuid.nullable().describe('null: the turn was there for this item alone, and went with it'),
  due_on: isoDate,
  text: z.string(),
  photos: z.array(Photo),
  state: z.enum(FEED_STATES),
  points: z.int().describe('What the chore is worth'),
  is_extra: z.boolean().describe('Not planned by the house: it counts only if someone says yes'),
  taken_over: z.boolean().describe('The turn was another person’s, or nobody’s'),
  posted_at: timestamp,
  decides_at: timestamp.describe('When those who have given a verdict decide'),
  verdicts: z.array(FeedVerdict),
  appeal: z.enum(APPEAL_STATES).nullable().describe('Against the strike'),
  appealable_until: timestamp.nullable().describe('Of a rejected one: until when who did it can appeal'),
});
export type FeedItem = z.infer<typeof FeedItem>;

export const postFeed = defineCall({
  id: 'postFeed',
  method: 'POST',
  path: '/api/roomies/feed/{id}',
  tag: 'Feed',
  summary:
    'Post that roomie `{id}` did a chore: anyone’s turn, or an extra chore. Sent again with its `client_id` it answers with the first result.',
  once: true,
  params: idParams,
  body: z
    .strictObject({
      assignment_id: uuid.optional(),
      chore_id: uuid.optional(),
      client_id: uuid.describe('Chosen by the client: the same one is posted once, for ever'),
      text: text(LIMITS.feedText).default(''),
      photos: z
        .array(z.strictObject({ image_id: uuid, caption: text(LIMITS.photoCaption).optional() }))
        .max(PHOTOS_PER_PLACE.feed_item)
        .refine((photos) => new Set(photos.map((photo) => photo.image_id)).size === photos.length, {
          message: 'Add each photo once.',
        })
        .default([]),
    })
    .refine(({ assignment_id: turn, chore_id: chore }) => (turn === undefined) !== (chore === undefined), {
      path: ['assignment_id'],
      message: 'Choose a turn or a chore.',
    }),
  response: FeedItem,
  status: 201,
});

export const listFeed = defineCall({
  id: 'listFeed',
  method: 'GET',
  path: '/api/roomies/feed/{id}',
  tag: 'Feed',
  summary: 'What roomie `{id}` did, newest first; to others what was done in a house that they share, own or keep.',
  params: idParams,
  query: pageQuery,
  response: page(FeedItem),
});

export const listHouseFeed = defineCall({
  id: 'listHouseFeed',
  method: 'GET',
  path: '/api/houses/feed/{id}',
  tag: 'Feed',
  summary: 'What was done in house `{id}`, newest first.',
  params: idParams,
  query: pageQuery.extend({ state: z.literal('posted').optional().describe('Only what waits for verdicts') }),
  response: page(FeedItem),
});

export const listPreviousFeed = defineCall({
  id: 'listPreviousFeed',
  method: 'GET',
  path: '/api/previousroomies/feed/{id}',
  tag: 'Previous roomies',
  summary: 'What roomie `{id}` did while they lived there, newest first.',
  params: idParams,
  query: pageQuery,
  response: page(FeedItem),
});

const oneOrNone = z.union([z.literal(0), z.literal(1)]);
export const verifyFeed = defineCall({
  id: 'verifyFeed',
  method: 'PUT',
  path: '/api/roomies/verifyfeed/{id}',
  tag: 'Feed',
  summary: 'Give what roomie `{id}` posted a point or a strike. It can be changed for 24 hours, until it is decided.',
  params: idParams,
  body: z
    .strictObject({
      feed_id: uuid,
      who_id: uuid.describe('The caller'),
      point: oneOrNone,
      strike: oneOrNone,
      reason: text(LIMITS.reason).default('').describe('A strike without one is kept, and does not count'),
    })
    .refine(({ point, strike }) => point + strike === 1, {
      path: ['strike'],
      message: 'Choose a point or a strike, not both.',
    }),
  response: FeedItem,
});

export const deleteFeed = defineCall({
  id: 'deleteFeed',
  method: 'PUT',
  path: '/api/roomies/deletefeed/{id}',
  tag: 'Feed',
  summary:
    'Remove what roomie `{id}` posted: the roomie before anybody has given a verdict, the homeowner at any time. What is decided stays decided.',
  params: idParams,
  body: z.strictObject({ feed_id: uuid }),
  response: FeedItem,
});
