import { z } from 'zod';

import { defineCall } from '../call.ts';
import { RULE_CHANGE_STATES } from '../chore-states.ts';
import { LIMITS } from '../limits.ts';
import { RULE_VOTES } from '../rule-changes.ts';
import { page, pageQuery } from './paging.ts';
import { amount, email, filledText, idParams, money, name, text, timestamp, uuid } from './primitives.ts';

const person = z.strictObject({ _id: uuid, first_name: z.string(), photo: z.string().nullable() });
const words = (max: number) => filledText(max).transform((value) => value.trim());

/** A roomie's proposal to change a house rule, with the housemates' votes and the outcome. */
export const RuleChange = z.strictObject({
  _id: uuid,
  house_id: uuid,
  author: person,
  rule: z.string().describe('The rule that it is about; empty: a new one'),
  why_not: z.string().describe('What is wrong with it'),
  suggestion: z.string().describe('The new wording; empty: the rule goes'),
  turn_price: z
    .strictObject({ amount: money, currency: z.string() })
    .nullable()
    .describe(
      'What a point of missed turns is to cost with it; 0: not to be paid with money any more; null: not about that',
    ),
  state: z.enum(RULE_CHANGE_STATES),
  opened_at: timestamp,
  voting_ends_at: timestamp.describe('When voting ends, whether or not all have voted'),
  is_voting: z.boolean(),
  votes: z.strictObject({ for: z.int(), against: z.int(), missing: z.int() }),
  own_vote: z.enum(RULE_VOTES).nullable(),
  may_vote: z.boolean().describe('The caller lived there when it was opened, and voting is not over'),
  comments: z.int().describe('How many, those that were taken away left out'),
  decision: z
    .strictObject({
      decided_at: timestamp,
      reason: z.string(),
      version: z.int().nullable().describe('Of the rules that it made; null where it was declined'),
    })
    .nullable(),
});
export type RuleChange = z.infer<typeof RuleChange>;

export const RuleComment = z.strictObject({
  _id: uuid,
  author: person,
  text: z.string().describe('Empty once it was taken away'),
  created_at: timestamp,
  removed_at: timestamp.nullable(),
});
export type RuleComment = z.infer<typeof RuleComment>;

export const proposeRuleChange = defineCall({
  id: 'proposeRuleChange',
  method: 'PUT',
  path: '/api/roomies/rulechange',
  tag: 'Rule changes',
  summary:
    'Propose a change to a rule of the own household. The homeowner and housemates get an alert, the caller a copy by e-mail; at most five a day.',
  once: true,
  body: z
    .strictObject({
      first_name: name.optional().describe('Not used: the name is that of the account'),
      last_name: name.optional().describe('Not used: the name is that of the account'),
      email: email.describe("The caller's own"),
      rule: text(LIMITS.rule)
        .transform((value) => value.trim())
        .default('')
        .describe('The rule that it is about; empty: a new one'),
      why_not: words(LIMITS.ruleReason).describe('What is wrong with it'),
      suggestion: text(LIMITS.rule)
        .transform((value) => value.trim())
        .describe('The new wording; empty: the rule goes'),
      turn_price: amount
        .optional()
        .describe(
          'What a point of missed turns is to cost once this is accepted; 0: not to be paid with money any more',
        ),
    })
    .refine(({ rule, suggestion }) => rule !== '' || suggestion !== '', {
      path: ['suggestion'],
      message: 'This can’t be empty.',
    }),
  response: RuleChange,
  status: 201,
});

export const listRuleChanges = defineCall({
  id: 'listRuleChanges',
  method: 'GET',
  path: '/api/houses/rule-changes/{id}',
  tag: 'Rule changes',
  summary: 'What was proposed in house `{id}`, newest first.',
  params: idParams,
  query: pageQuery.extend({ state: z.enum([...RULE_CHANGE_STATES, 'decided']).optional() }),
  response: page(RuleChange),
});

export const getRuleChange = defineCall({
  id: 'getRuleChange',
  method: 'GET',
  path: '/api/rule-changes/{id}',
  tag: 'Rule changes',
  summary: 'One proposal.',
  params: idParams,
  response: RuleChange,
});

export const voteOnRuleChange = defineCall({
  id: 'voteOnRuleChange',
  method: 'PUT',
  path: '/api/rule-changes/{id}/vote',
  tag: 'Rule changes',
  summary:
    'Vote, or change the own vote, while there is voting. Voting is over after 7 days, or when all who lived there have voted.',
  params: idParams,
  body: z.strictObject({ vote: z.enum(RULE_VOTES) }),
  response: RuleChange,
});

export const decideRuleChange = defineCall({
  id: 'decideRuleChange',
  method: 'PUT',
  path: '/api/rule-changes/{id}/decision',
  tag: 'Rule changes',
  summary:
    'Accept or decline, with a reason, once voting is over. Accepting puts `rules` in force, seen in this `rules_version`; 409 with the newer ones.',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.strictObject({
      decision: z.literal('accepted'),
      reason: words(LIMITS.ruleReason),
      rules: text(LIMITS.rules)
        .transform((value) => value.trim())
        .describe('All rules as they are from now on; empty: there are none'),
      rules_version: z.int().min(0),
    }),
    z.strictObject({ decision: z.literal('declined'), reason: words(LIMITS.ruleReason) }),
  ]),
  response: RuleChange,
});

export const listRuleComments = defineCall({
  id: 'listRuleComments',
  method: 'GET',
  path: '/api/rule-changes/{id}/comments',
  tag: 'Rule changes',
  summary: 'What was said about a proposal, newest first.',
  params: idParams,
  query: pageQuery,
  response: page(RuleComment),
});

export const addRuleComment = defineCall({
  id: 'addRuleComment',
  method: 'POST',
  path: '/api/rule-changes/{id}/comments',
  tag: 'Rule changes',
  summary: 'Say something about a proposal that is not decided.',
  once: true,
  params: idParams,
  body: z.strictObject({ text: words(LIMITS.ruleComment) }),
  response: RuleComment,
  status: 201,
});

export const removeRuleComment = defineCall({
  id: 'removeRuleComment',
  method: 'DELETE',
  path: '/api/rule-changes/{id}/comments/{comment}',
  tag: 'Rule changes',
  summary: 'Take an own comment away; that there was one stays.',
  params: z.strictObject({ id: uuid, comment: uuid }),
  response: RuleComment,
});
