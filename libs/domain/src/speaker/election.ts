import { ELECTION_DAYS, ELECTION_PAUSE_DAYS, ELECTION_STATES } from '@common-roof/contracts';
import type { ElectionDecider, ElectionFailure } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from '../machine.ts';

const DAY_MS = 86_400_000;

/** The election of the roomie who speaks for a house. */
export const electionMachine = defineMachine({
  name: 'speaker election',
  states: ELECTION_STATES,
  initial: 'open',
  final: ['decided', 'failed'],
  transitions: {
    stand: { from: ['open'], to: 'same', by: ['roomie'] },
    vote: { from: ['open'], to: 'same', by: ['roomie'] },
    elect: { from: ['open'], to: 'decided', by: ['roomie', 'time', 'house'] },
    fail: { from: ['open'], to: 'failed', by: ['roomie', 'time', 'house'] },
  },
});
export type ElectionAction = ActionOf<typeof electionMachine>;

/** A person with a vote. */
export interface ElectionPerson {
  readonly id: string;
  readonly stands: boolean;
  /** The candidate they voted for; null before they have voted. */
  readonly choice: string | null;
  /** How often they were the speaker of the house before. */
  readonly terms: number;
}

export interface ElectionCount {
  readonly people: readonly ElectionPerson[];
  readonly endsAt: Date;
}

export type ElectionOutcome =
  { readonly winner: string; readonly decidedBy: ElectionDecider } | { readonly failure: ElectionFailure };

export const electionEndsAt = (openedAt: Date): Date => new Date(openedAt.getTime() + ELECTION_DAYS * DAY_MS);

/** Returns from when a speaker can be challenged again; nobody has to stand every week. */
export const nextElectionAt = (endedAt: Date): Date => new Date(endedAt.getTime() + ELECTION_PAUSE_DAYS * DAY_MS);

/** Whether voting is over: its time is up, everyone has voted, or too few are left to vote. */
export const isElectionOver = ({ people, endsAt }: ElectionCount, now: Date): boolean =>
  now >= endsAt || people.length < 2 || people.every(({ choice }) => choice !== null);

/** Returns how many votes each candidate has. */
export const votesByCandidate = (people: readonly ElectionPerson[]): ReadonlyMap<string, number> =>
  new Map(
    people.filter(({ stands }) => stands).map(({ id }) => [id, people.filter((one) => one.choice === id).length]),
  );

/**
 * Counts an election that is over. Most votes win; among equal votes the person with fewer earlier terms, then the one
 * whom the draw puts first.
 * @param drawn the people's ids in an order that nobody could choose
 */
export function electionOutcome(people: readonly ElectionPerson[], drawn: readonly string[]): ElectionOutcome {
  if (people.length < 2) return { failure: 'too_few' };
  const votes = votesByCandidate(people);
  if (votes.size === 0) return { failure: 'no_candidate' };
  const most = Math.max(...votes.values());
  if (most === 0) return { failure: 'no_vote' };
  const leading = people.filter(({ id }) => votes.get(id) === most);
  const fewest = Math.min(...leading.map(({ terms }) => terms));
  const fresh = leading.filter(({ terms }) => terms === fewest);
  const winner = fresh.toSorted((one, other) => drawn.indexOf(one.id) - drawn.indexOf(other.id))[0]?.id ?? '';
  return { winner, decidedBy: leading.length === 1 ? 'votes' : fresh.length === 1 ? 'terms' : 'draw' };
}
