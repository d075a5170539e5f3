import { z } from 'zod';

import { defineEvent } from '#kernel/events/define-event.ts';

const change = { house_id: z.uuid(), change_id: z.uuid() };
const byActor = z.strictObject({ ...change, actor_id: z.uuid() });

export const RuleChangeProposed = defineEvent('rule-change.proposed', byActor);
export const RuleChangeVoted = defineEvent('rule-change.voted', byActor);
export const RuleChangeCommented = defineEvent('rule-change.commented', byActor);
export const RuleCommentRemoved = defineEvent('rule-change.comment-removed', byActor);
/** Voting is over, and the homeowner decides. */
export const RuleVotingClosed = defineEvent('rule-change.voting-closed', z.strictObject(change));
export const RuleChangeDecided = defineEvent(
  'rule-change.decided',
  z.strictObject({ ...change, actor_id: z.uuid(), outcome: z.enum(['accepted', 'declined']) }),
);

/** Scheduled a day before voting ends. */
export const RuleVotingEndsSoon = defineEvent('rule-change.voting-ends-soon', z.strictObject(change));
/** Scheduled for the end of voting, however many have voted. */
export const RuleVotingEnds = defineEvent('rule-change.voting-ends', z.strictObject(change));
