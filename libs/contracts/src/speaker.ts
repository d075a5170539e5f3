/**
 * What roomies can run where the homeowner lets them. Rents, deposits, leases and fines are never among it. `invite`:
 * suggest people for open rooms.
 */
export const HOUSE_RIGHTS = ['bills', 'chores', 'invite'] as const;
export type HouseRight = (typeof HOUSE_RIGHTS)[number];

/** Who has a right besides the homeowner. `owner`: nobody. */
export const RIGHT_HOLDERS = ['owner', 'speaker', 'everyone'] as const;
export type RightHolder = (typeof RIGHT_HOLDERS)[number];

/** States of an election of a house's speaker. */
export const ELECTION_STATES = ['open', 'decided', 'failed'] as const;
export type ElectionState = (typeof ELECTION_STATES)[number];

/** Why an election ended without a speaker. */
export const ELECTION_FAILURES = ['no_candidate', 'no_vote', 'too_few', 'house_archived'] as const;
export type ElectionFailure = (typeof ELECTION_FAILURES)[number];

/** What decided an election: votes, or among equal votes fewer earlier terms, or a draw. */
export const ELECTION_DECIDERS = ['votes', 'terms', 'draw'] as const;
export type ElectionDecider = (typeof ELECTION_DECIDERS)[number];

/** Why a speaker's term ended. */
export const TERM_ENDS = ['expired', 'stepped_down', 'replaced', 'moved_out', 'house_archived'] as const;
export type TermEnd = (typeof TERM_ENDS)[number];

/** Days in which everyone votes. */
export const ELECTION_DAYS = 5;
/** Days until an election can be called against the same speaker again. */
export const ELECTION_PAUSE_DAYS = 14;
/** Months that a speaker serves. */
export const TERM_MONTHS = { min: 3, max: 12, usual: 6 } as const;
