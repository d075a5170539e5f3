import { z } from 'zod';

import { defineCall } from '../call.ts';
import { LIMITS } from '../limits.ts';
import { SUGGESTION_STATES } from '../suggestions.ts';
import { PublicAd } from './ads.ts';
import { applicationFields } from './ad-applicants.ts';
import { email, idParams, isoDate, linkToken, money, name, timestamp, uuid, withoutAddresses } from './primitives.ts';

/** A person whom a roomie suggested for a room. */
const Suggestion = z.strictObject({
  _id: uuid,
  ad: z.strictObject({ _id: uuid, title: z.string() }),
  first_name: z.string(),
  last_name: z.string().nullable().describe('null, like the address, once it is over'),
  email: z.string().nullable(),
  state: z.enum(SUGGESTION_STATES),
  suggested_at: timestamp,
  ended_at: timestamp.nullable(),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const HouseSuggestions = z.strictObject({
  can_suggest: z.boolean().describe('Whether the homeowner lets the caller suggest people now'),
  ads: z
    .array(
      z.strictObject({
        _id: uuid,
        title: z.string(),
        room: z.string(),
        rent: money.describe('A month'),
        currency: z.string(),
        available_from: isoDate.nullable().describe('null: at once'),
      }),
    )
    .describe('The open rooms of the house, for those who can suggest people'),
  suggestions: z.array(Suggestion).describe('The caller’s own, newest first'),
});
export type HouseSuggestions = z.infer<typeof HouseSuggestions>;

export const listSuggestions = defineCall({
  id: 'listSuggestions',
  method: 'GET',
  path: '/api/houses/{id}/suggestions',
  tag: 'Suggestions',
  summary: 'Open rooms of a house to suggest people for, and whom the caller has suggested.',
  params: idParams,
  response: HouseSuggestions,
});

export const suggestPerson = defineCall({
  id: 'suggestPerson',
  method: 'POST',
  path: '/api/houses/{id}/suggestions',
  tag: 'Suggestions',
  summary: 'Suggest a person for an open room. The answer is the same for every address; they decide by e-mail.',
  once: true,
  params: idParams,
  body: z.strictObject({
    ad_id: uuid,
    first_name: name,
    last_name: name,
    email,
    reason: withoutAddresses(LIMITS.suggestionReason).optional().describe('Why the room suits them; only they read it'),
  }),
  response: z.strictObject({ message: z.string() }),
  status: 202,
});

export const takeBackSuggestion = defineCall({
  id: 'takeBackSuggestion',
  method: 'DELETE',
  path: '/api/suggestions/{id}',
  tag: 'Suggestions',
  summary: 'Take an own suggestion back while the person has not answered. What was entered of them is deleted.',
  params: idParams,
  status: 204,
});

const link = z.strictObject({ token: linkToken });

/** What the link of a suggested person shows. */
export const SuggestedRoom = z.strictObject({
  state: z.enum(SUGGESTION_STATES),
  suggested_by: z.string().describe('First name'),
  reason: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string().nullable(),
  email: z.string().nullable(),
  title: z.string().describe('Of the ad'),
  ad: PublicAd.nullable().describe('null while the room isn’t advertised'),
});
export type SuggestedRoom = z.infer<typeof SuggestedRoom>;

export const readSuggestedRoom = defineCall({
  id: 'readSuggestedRoom',
  method: 'POST',
  path: '/api/suggestions/room',
  tag: 'Suggestions',
  summary: 'The room that the link of a suggested person is about.',
  body: link,
  response: SuggestedRoom,
});

export const applyAsSuggested = defineCall({
  id: 'applyAsSuggested',
  method: 'POST',
  path: '/api/suggestions/application',
  tag: 'Suggestions',
  summary: 'Apply by the link of a suggestion, which confirms the address. The homeowner reads who suggested it.',
  body: z.strictObject({ token: linkToken, ...applicationFields }),
  response: z.strictObject({ message: z.string() }),
});

export const declineSuggestion = defineCall({
  id: 'declineSuggestion',
  method: 'POST',
  path: '/api/suggestions/refusal',
  tag: 'Suggestions',
  summary: 'Say no to a suggestion, or have everything deleted and get no more e-mails about rooms in this house.',
  body: link.extend({ never_again: z.boolean() }),
  response: z.strictObject({ message: z.string() }),
});
