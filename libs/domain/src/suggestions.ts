import { type SuggestionState } from '@common-roof/contracts';

import { type ActionOf, defineMachine } from './machine.ts';

/** A roomie's suggestion of a person for an open room. What was entered of the person is deleted with every ending. */
export const suggestionMachine = defineMachine({
  name: 'suggestion',
  states: ['waiting', 'applied', 'declined', 'closed'] satisfies SuggestionState[],
  initial: 'waiting',
  final: ['applied', 'declined', 'closed'],
  transitions: {
    apply: { from: ['waiting'], to: 'applied', by: ['applicant'] },
    decline: { from: ['waiting'], to: 'declined', by: ['applicant'] },
    takeBack: { from: ['waiting'], to: 'gone', by: ['roomie'] },
    close: { from: ['waiting'], to: 'closed', by: ['house', 'time'] },
  },
});
export type SuggestionAction = ActionOf<typeof suggestionMachine>;

/** Days in which an address gets at most one e-mail because of suggestions, from any house. */
export const SUGGESTION_MAIL_PAUSE_DAYS = 30;

/** A suggestion that is over: days for which the person who made it sees how it ended. */
export const SUGGESTION_KEPT_DAYS = 30;

/** What decides whether a suggested person gets an e-mail. The person who suggests them sees no difference. */
export interface SuggestedAddress {
  /** They don't want such e-mails about this house. */
  readonly hasRefused: boolean;
  /** They have applied for the room. */
  readonly hasApplied: boolean;
  /** Another suggestion of the same room waits for their answer. */
  readonly isAsked: boolean;
  /** When they last got such an e-mail; null: never. */
  readonly lastMailAt: Date | null;
}

const DAY_MS = 86_400_000;

/** Returns whether a suggested person gets an e-mail. */
export const isMailed = ({ hasRefused, hasApplied, isAsked, lastMailAt }: SuggestedAddress, now: Date): boolean =>
  !hasRefused &&
  !hasApplied &&
  !isAsked &&
  (lastMailAt === null || now.getTime() - lastMailAt.getTime() >= SUGGESTION_MAIL_PAUSE_DAYS * DAY_MS);
