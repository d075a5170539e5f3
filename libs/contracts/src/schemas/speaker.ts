import { z } from 'zod';

import { defineCall } from '../call.ts';
import { ELECTION_DECIDERS, ELECTION_FAILURES, HOUSE_RIGHTS, RIGHT_HOLDERS, TERM_MONTHS } from '../speaker.ts';
import { idParams, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() });
const holder = z.enum(RIGHT_HOLDERS);
const termMonths = z.int().min(TERM_MONTHS.min).max(TERM_MONTHS.max);

const Election = z.strictObject({
  _id: uuid,
  opened_at: timestamp,
  ends_at: timestamp.describe('When voting ends, unless everyone has voted before'),
  voters: z.int().describe('How many people have a vote'),
  voted: z.int().describe('How many of them have voted; for whom is secret'),
  candidates: z.array(person),
  is_voter: z.boolean().describe('Whether the caller has a vote'),
  stands: z.boolean().describe('Whether the caller stands for election'),
  own_vote: uuid.nullable().describe('The candidate the caller has voted for'),
});

const ElectionResult = z.strictObject({
  ended_at: timestamp,
  voters: z.int(),
  voted: z.int(),
  candidates: z.array(z.strictObject({ person, votes: z.int() })).describe('Most votes first'),
  winner: person.nullable(),
  decided_by: z.enum(ELECTION_DECIDERS).nullable(),
  failure: z.enum(ELECTION_FAILURES).nullable().describe('Why nobody was elected'),
});

export const HouseSpeaker = z.strictObject({
  rights: z.strictObject({ bills: holder, chores: holder, invite: holder }),
  term_months: z.int().describe('How long the next speaker serves'),
  own_rights: z.array(z.enum(HOUSE_RIGHTS)).describe('What the caller can run now'),
  speaker: z
    .strictObject({ person, since: timestamp, until: timestamp })
    .nullable()
    .describe('The elected speaker of the house'),
  is_speaker: z.boolean().describe('Whether that is the caller'),
  may_call: z.boolean().describe('Whether the caller can call an election now'),
  election: Election.nullable().describe('The election in progress'),
  last: ElectionResult.nullable().describe('The result of the last election'),
});
export type HouseSpeaker = z.infer<typeof HouseSpeaker>;

export const getHouseSpeaker = defineCall({
  id: 'getHouseSpeaker',
  method: 'GET',
  path: '/api/houses/{id}/speaker',
  tag: 'Speaker',
  summary: 'Who runs what in a house, who speaks for its roomies, and the election in progress.',
  params: idParams,
  response: HouseSpeaker,
});

export const setHouseRights = defineCall({
  id: 'setHouseRights',
  method: 'PUT',
  path: '/api/houses/{id}/rights',
  tag: 'Speaker',
  summary:
    'Let the speaker or everyone who lives in a house enter its bills, set up its chores or suggest people for its open rooms, or nobody.',
  params: idParams,
  body: z
    .strictObject({
      bills: holder.optional(),
      chores: holder.optional(),
      invite: holder.optional(),
      term_months: termMonths.optional(),
    })
    .refine((body) => Object.values(body).some((value) => value !== undefined), 'Choose what to change.')
    .describe('What is left out stays as it is'),
  response: HouseSpeaker,
});

export const callElection = defineCall({
  id: 'callElection',
  method: 'POST',
  path: '/api/houses/{id}/elections',
  tag: 'Speaker',
  summary:
    'Call the election of a speaker. Everyone who lives there gets a vote. A speaker in office stays until someone is elected.',
  once: true,
  params: idParams,
  response: HouseSpeaker,
  status: 201,
});

export const standForSpeaker = defineCall({
  id: 'standForSpeaker',
  method: 'PUT',
  path: '/api/elections/{id}/candidacy',
  tag: 'Speaker',
  summary: 'Stand for election, or no longer. Votes for a person who no longer stands can be given again.',
  params: idParams,
  body: z.strictObject({ stands: z.boolean() }),
  response: HouseSpeaker,
});

export const voteForSpeaker = defineCall({
  id: 'voteForSpeaker',
  method: 'PUT',
  path: '/api/elections/{id}/vote',
  tag: 'Speaker',
  summary: 'Vote in secret, or change the own vote, until voting ends.',
  params: idParams,
  body: z.strictObject({ candidate_id: uuid }),
  response: HouseSpeaker,
});

export const stepDownAsSpeaker = defineCall({
  id: 'stepDownAsSpeaker',
  method: 'DELETE',
  path: '/api/houses/{id}/speaker',
  tag: 'Speaker',
  summary: 'Step down as the speaker of a house.',
  params: idParams,
  response: HouseSpeaker,
});
