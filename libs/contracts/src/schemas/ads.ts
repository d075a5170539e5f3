import { z } from 'zod';

import { AD_STATES, AD_STEPS } from '../ads.ts';
import { defineCall } from '../call.ts';
import { AMENITIES } from '../house-basics.ts';
import { LIMITS } from '../limits.ts';
import { page, pageQuery } from './paging.ts';
import {
  amount,
  filledText,
  idParams,
  isoDate,
  money,
  name,
  queryInteger,
  text,
  timestamp,
  uuid,
} from './primitives.ts';
import { RatingAverage } from './ratings.ts';

export const AdQuestion = z.strictObject({ id: uuid, text: z.string(), required: z.boolean() });
export type AdQuestion = z.infer<typeof AdQuestion>;

export const AdPhoto = z.strictObject({
  image_id: uuid,
  caption: z.string(),
  url: z.string(),
  small_url: z.string(),
  width: z.int(),
  height: z.int(),
});

/** What living in a house costs a person a month, from its own books. */
export const AdLivingCosts = z.strictObject({
  bills: money.describe('What each person bore of the bills'),
  supplies: money.describe('And of what was bought for everyone'),
  total: money.describe('Both, and the rent of this room'),
  from: isoDate.describe('The first day of the twelve months'),
  to: isoDate.describe('And the last'),
});
export type AdLivingCosts = z.infer<typeof AdLivingCosts>;

/** The public part of an advertised room: neither its address nor anyone's name. */
export const PublicAd = z.strictObject({
  _id: uuid,
  title: z.string(),
  text: z.string(),
  city: z.string(),
  area: z.string().describe('The first part of the postal code; never street or number'),
  country: z.string(),
  currency: z.string(),
  rent: money.describe('A month'),
  deposit: money,
  available_from: isoDate.nullable().describe('null: at once'),
  size_m2: z.int().nullable(),
  rooms: z.int().describe('How many rooms the house has'),
  amenities: z.array(z.enum(AMENITIES)),
  questions: z.array(AdQuestion).describe('What applicants are asked'),
  photos: z.array(AdPhoto).describe('In a list only the first; of the room, then of the house'),
  opened_at: timestamp.nullable(),
  rating: RatingAverage.describe('Of who lets it, by their roomies'),
  costs: AdLivingCosts.nullable().describe(
    'What living there costs, rounded. null in a list, and unless three people have lived there long enough that nobody’s costs can be worked out',
  ),
});
export type PublicAd = z.infer<typeof PublicAd>;

/** An ad as its owner edits it. */
export const OwnAd = PublicAd.omit({ rating: true, costs: true }).extend({
  room: z.strictObject({ _id: uuid, name: z.string() }),
  house: z.strictObject({ _id: uuid, name: z.string() }),
  state: z.enum(AD_STATES),
  version: z.int(),
  wording_read: z.boolean().describe('The owner has read the notes about the wording of this text'),
  applicants: z.strictObject({ all: z.int(), waiting: z.int().describe('Without an answer yet') }),
  created_at: timestamp,
  closed_at: timestamp.nullable(),
});
export type OwnAd = z.infer<typeof OwnAd>;

const adFields = {
  title: name,
  text: filledText(LIMITS.adText),
  rent: amount,
  deposit: amount,
  available_from: isoDate.nullable(),
  questions: z
    .array(z.strictObject({ id: uuid.optional(), text: filledText(LIMITS.adQuestion), required: z.boolean() }))
    .max(LIMITS.adQuestions, `Add at most ${String(LIMITS.adQuestions)}.`),
};
const wordingRead = z
  .boolean()
  .default(false)
  .describe('The owner has read the notes about the wording; needed to be seen by others where there are any');

export const createAd = defineCall({
  id: 'createAd',
  method: 'POST',
  path: '/api/wds',
  tag: 'Ads',
  summary: 'Write an ad for an own room, as a draft or published at once. 409 where the room has one already.',
  once: true,
  body: z.strictObject({ room_id: uuid, ...adFields, publish: z.boolean().default(false), wording_read: wordingRead }),
  response: OwnAd,
  status: 201,
});

export const listAds = defineCall({
  id: 'listAds',
  method: 'GET',
  path: '/api/wds',
  tag: 'Ads',
  summary: 'Open rooms for everybody, newest first; filtered by city, highest rent and the day one would move in.',
  query: pageQuery.extend({
    city: text(LIMITS.name).optional(),
    price: queryInteger(1, 9_999_999_999).optional(),
    from: isoDate.optional(),
  }),
  response: page(PublicAd),
});

export const getAd = defineCall({
  id: 'getAd',
  method: 'GET',
  path: '/api/wds/{id}',
  tag: 'Ads',
  summary: 'An open room, for everybody. 404 once its ad is not open any more.',
  params: idParams,
  response: PublicAd,
});

export const listOwnAds = defineCall({
  id: 'listOwnAds',
  method: 'GET',
  path: '/api/wds/mine',
  tag: 'Ads',
  summary: 'The own ads of every state, newest first; for an admin everybody’s.',
  query: pageQuery.extend({ state: z.enum(AD_STATES).optional() }),
  response: page(OwnAd),
});

export const getOwnAd = defineCall({
  id: 'getOwnAd',
  method: 'GET',
  path: '/api/wds/mine/{id}',
  tag: 'Ads',
  summary: 'An own ad of whatever state, with all its photos.',
  params: idParams,
  response: OwnAd,
});

export const changeAd = defineCall({
  id: 'changeAd',
  method: 'PUT',
  path: '/api/wds/{id}',
  tag: 'Ads',
  summary: 'Change what an ad says; what is left out stays. 409 when `version` is stale or the ad is closed.',
  params: idParams,
  body: z.strictObject({ version: z.int(), ...z.strictObject(adFields).partial().shape, wording_read: wordingRead }),
  response: OwnAd,
});

export const stepAd = defineCall({
  id: 'stepAd',
  method: 'PUT',
  path: '/api/wds/{id}/state',
  tag: 'Ads',
  summary: 'Publish a draft, pause an open ad or resume a paused one.',
  params: idParams,
  body: z.strictObject({ step: z.enum(AD_STEPS), wording_read: wordingRead }),
  response: OwnAd,
});

export const closeAd = defineCall({
  id: 'closeAd',
  method: 'DELETE',
  path: '/api/wds/{id}',
  tag: 'Ads',
  summary: 'Close an ad: applicants without an answer are informed that the room is gone. A draft is deleted.',
  params: idParams,
  status: 204,
});

export const listRoomAgain = defineCall({
  id: 'listRoomAgain',
  method: 'POST',
  path: '/api/roomies/{id}/list-again',
  tag: 'Ads',
  summary: 'Reopen the last ad of the room `{id}`, with the day from which the room can be had now.',
  once: true,
  params: idParams,
  response: OwnAd,
});
