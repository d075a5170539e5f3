import type { RuleBook, RuleChange, RuleComment } from '@common-roof/contracts';

import { BEN, hoursFromNow } from './feed.ts';
import { HOUSE } from './houses.ts';
import { idOf } from './people.ts';

export const aBook = (more: Partial<RuleBook> = {}): RuleBook => ({
  house_id: HOUSE,
  version: 2,
  text: 'Be kind.\nQuiet after eleven.',
  began_at: '2026-11-20T10:00:00.000Z',
  previous: 'Be kind.\nQuiet after ten.',
  acknowledged_at: null,
  acknowledgements: { given: 1, of: 3, roomies: null },
  ...more,
});

/** Ben's proposal from yesterday, in voting. */
export const aChange = (number: number, more: Partial<RuleChange> = {}): RuleChange => ({
  _id: idOf(850 + number),
  house_id: HOUSE,
  author: { ...BEN, photo: null },
  rule: 'Be kind.',
  why_not: 'Nobody knows what that means.',
  suggestion: 'Greet each other.',
  turn_price: null,
  state: 'open',
  opened_at: hoursFromNow(-24),
  voting_ends_at: hoursFromNow(144),
  is_voting: true,
  votes: { for: 1, against: 0, missing: 2 },
  own_vote: null,
  may_vote: true,
  comments: 1,
  decision: null,
  ...more,
});

export const aRuleComment = (number: number, more: Partial<RuleComment> = {}): RuleComment => ({
  _id: idOf(870 + number),
  author: { ...BEN, photo: null },
  text: 'What about guests?',
  created_at: hoursFromNow(-2),
  removed_at: null,
  ...more,
});
