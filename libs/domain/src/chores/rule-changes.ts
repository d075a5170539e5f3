/** Days in which housemates can vote. */
export const VOTING_DAYS = 7;

const DAY_MS = 86_400_000;

/** Returns the moment voting ends, even if votes are missing. */
export const votingEndsAt = (openedAt: Date): Date => new Date(openedAt.getTime() + VOTING_DAYS * DAY_MS);

/** One vote per person; it can be changed while voting is open. */
export interface RuleVote {
  readonly voterId: string;
  readonly isFor: boolean;
}

export interface RuleVoting {
  readonly openedAt: Date;
  /** Ids of the roomies who lived there when voting opened, including the proposer. It never changes. */
  readonly electorate: readonly string[];
  readonly votes: readonly RuleVote[];
}

/** The result of a vote so far. */
export interface Tally {
  readonly for: number;
  readonly against: number;
  readonly missing: number;
  readonly isOver: boolean;
}

/**
 * Counts the votes at a moment. Voting ends after `VOTING_DAYS` or when everyone has voted. Outsiders' votes don't
 * count.
 */
export function tallyOf({ openedAt, electorate, votes }: RuleVoting, now: Date): Tally {
  const counting = votes.filter(({ voterId }) => electorate.includes(voterId));
  const votesFor = counting.filter(({ isFor }) => isFor).length;
  const missing = electorate.length - counting.length;
  return {
    for: votesFor,
    against: counting.length - votesFor,
    missing,
    isOver: missing === 0 || now >= votingEndsAt(openedAt),
  };
}

/** Whether a person may vote, or change their vote. */
export const mayVote = (voting: RuleVoting, voterId: string, now: Date): boolean =>
  voting.electorate.includes(voterId) && !tallyOf(voting, now).isOver;
