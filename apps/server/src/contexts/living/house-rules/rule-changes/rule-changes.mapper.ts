import type { RuleChange, RuleComment } from '@common-roof/contracts';

import { toWireMoney } from '@common-roof/domain';

import { toTimestamp, toTimestampOrNull } from '#kernel/database/naming.ts';
import type { RuleChangeRow } from './rule-changes.repository.ts';
import type { RuleCommentRow } from './rule-comments.repository.ts';

export function toRuleChange(row: RuleChangeRow, now: Date): RuleChange {
  const isVoting = row.closed_at === null && now < row.voting_ends_at;
  return {
    _id: row.id,
    house_id: row.house_id,
    author: { _id: row.author_id, first_name: row.first_name, photo: row.photo },
    rule: row.rule,
    why_not: row.why_not,
    suggestion: row.suggestion,
    turn_price:
      row.turn_price_minor === null
        ? null
        : { amount: toWireMoney(Number(row.turn_price_minor), row.currency), currency: row.currency },
    state: row.state,
    opened_at: toTimestamp(row.opened_at),
    voting_ends_at: toTimestamp(row.voting_ends_at),
    is_voting: isVoting,
    votes: { for: row.votes_for, against: row.votes_against, missing: row.votes_missing },
    own_vote: row.own_vote === null ? null : row.own_vote ? 'for' : 'against',
    may_vote: isVoting && row.is_voter,
    comments: row.comments,
    decision:
      row.decided_at === null
        ? null
        : { decided_at: toTimestamp(row.decided_at), reason: row.reason, version: row.adopted_version },
  };
}

export const toRuleComment = (row: RuleCommentRow): RuleComment => ({
  _id: row.id,
  author: { _id: row.author_id, first_name: row.first_name, photo: row.photo },
  text: row.text,
  created_at: toTimestamp(row.created_at),
  removed_at: toTimestampOrNull(row.removed_at),
});
