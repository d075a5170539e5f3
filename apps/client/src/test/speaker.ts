import type { HouseSpeaker } from '@common-roof/contracts';

import { hoursFromNow } from './feed.ts';
import { idOf } from './people.ts';

type Election = NonNullable<HouseSpeaker['election']>;

/** A house that its homeowner runs alone, without a speaker. */
export const aSpeakerPage = (more: Partial<HouseSpeaker> = {}): HouseSpeaker => ({
  rights: { bills: 'owner', chores: 'owner', invite: 'owner' },
  term_months: 6,
  own_rights: [],
  speaker: null,
  is_speaker: false,
  may_call: false,
  election: null,
  last: null,
  ...more,
});

export const candidate = (number: number, first_name: string) => ({
  _id: idOf(1_300 + number),
  first_name,
  photo: null,
});

/** An election in which the reader has a vote, and Rosa stands. */
export const anElection = (more: Partial<Election> = {}): Election => ({
  _id: idOf(1_290),
  opened_at: hoursFromNow(-1),
  ends_at: hoursFromNow(100),
  voters: 3,
  voted: 0,
  candidates: [candidate(1, 'Rosa')],
  is_voter: true,
  stands: false,
  own_vote: null,
  ...more,
});
