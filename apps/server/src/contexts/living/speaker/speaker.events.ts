import { TERM_ENDS } from '@common-roof/contracts';
import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const byActor = { house_id: z.uuid(), actor_id: z.uuid() };
const election = { house_id: z.uuid(), election_id: z.uuid() };

/** The homeowner changed what roomies can run, or how long speakers serve. */
export const HouseRightsChanged = defineEvent(
  'speaker.rights-changed',
  z.strictObject({ ...byActor, is_announced: z.boolean() }),
);
export const SpeakerElectionCalled = defineEvent(
  'speaker.election-called',
  z.strictObject({ ...election, actor_id: z.uuid() }),
);
export const SpeakerCandidacyChanged = defineEvent(
  'speaker.candidacy-changed',
  z.strictObject({ ...election, actor_id: z.uuid(), stands: z.boolean() }),
);
/** A person has voted. For whom stays in its row. */
export const SpeakerElectionVoted = defineEvent(
  'speaker.election-voted',
  z.strictObject({ ...election, actor_id: z.uuid() }),
);
/** Votes were counted, or the election ended without. @property voter_ids the people who had a vote */
export const SpeakerElectionEnded = defineEvent(
  'speaker.election-ended',
  z.strictObject({ ...election, voter_ids: z.array(z.uuid()) }),
);
/** @property actor_id the speaker who stepped down; null: the term ended by something else */
export const SpeakerTermEnded = defineEvent(
  'speaker.term-ended',
  z.strictObject({ house_id: z.uuid(), term_id: z.uuid(), why: z.enum(TERM_ENDS), actor_id: z.uuid().nullable() }),
);

/** Scheduled for the end of voting, however many have voted. */
export const SpeakerElectionTimeEnds = defineEvent('speaker.election-time-ends', z.strictObject(election));
/** Scheduled for the last moment of a term. */
export const SpeakerTermTimeEnds = defineEvent(
  'speaker.term-time-ends',
  z.strictObject({ house_id: z.uuid(), term_id: z.uuid() }),
);
