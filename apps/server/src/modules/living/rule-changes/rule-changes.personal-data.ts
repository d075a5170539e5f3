import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';
import { RuleCommentsRepository } from './rule-comments.repository.ts';

/** What somebody proposed, said and voted. */
@HoldsPersonalData()
@Injectable()
export class RuleChangesPersonalData implements HoldingPersonalData {
  constructor(
    private readonly changes: RuleChangesRepository,
    private readonly comments: RuleCommentsRepository,
  ) {}

  readonly personalData = [
    holds('rule_changes', {
      export: { rule_changes: ({ id, newest }) => this.changes.exportOf(id, newest) },
      kept: {
        author_id: 'Why a rule is as it is concerns everybody of the house; it is of a former roomie then.',
        why_not: 'What a house voted on stays as messages do, under a former roomie.',
        suggestion: 'What a house voted on stays as messages do, under a former roomie.',
        reason: 'Why it was decided so concerns everybody of the house.',
        decided_by: 'The decision is the homeowner’s.',
      },
    }),
    holds('rule_change_voters', {
      export: { rule_votes: ({ id, newest }) => this.changes.votesOf(id, newest) },
      kept: { voter_id: 'A vote is counted, whoever has moved out since.' },
    }),
    holds('rule_comments', {
      export: { rule_comments: ({ id, newest }) => this.comments.exportOf(id, newest) },
      kept: {
        author_id: 'What others answered stays readable; it is of a former roomie then.',
        text: 'What was said to the house stays as messages do, under a former roomie.',
      },
    }),
  ];
}
