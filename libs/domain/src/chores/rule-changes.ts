/** Days for which housemates can vote. */
export const VOTING_DAYS = 7;

const DAY_MS = 86_400_000;

/** When voting is over, whoever has voted. */
export const votingEndsAt = (openedAt: Date): Date => new Date(openedAt.getTime() + VOTING_DAYS * DAY_MS);

/** What one thinks; one a person, changeable while there is voting. */
export interface RuleVote {
  readonly voterId: string;
  readonly isFor: boolean;
}

export interface RuleVoting {
  readonly openedAt: Date;
  /** Ids of the roomies who lived there when it was opened, the one who asked for it too. Nobody is added or taken away. */
  readonly electorate: readonly string[];
  readonly votes: readonly RuleVote[];
}

/** How a vote stands. */
export interface Tally {
  readonly for: number;
  readonly against: number;
  readonly missing: number;
  readonly isOver: boolean;
}

/** How a vote stands at a moment: it is over after `VOTING_DAYS`, or when all have voted. Votes of others do not count. */
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

/** Whether somebody may vote, or change their vote. */
export const mayVote = (voting: RuleVoting, voterId: string, now: Date): boolean =>
  voting.electorate.includes(voterId) && !tallyOf(voting, now).isOver;
