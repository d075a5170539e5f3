import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { RuleChangesRepository } from './rule-changes.repository.ts';
import { RuleCommentsRepository } from './rule-comments.repository.ts';

/** Personal data: a person's proposals, comments and votes. */
@DeclaresPersonalData()
@Injectable()
export class RuleChangesPersonalData implements PersonalDataProvider {
  constructor(
    private readonly changes: RuleChangesRepository,
    private readonly comments: RuleCommentsRepository,
  ) {}

  readonly personalData = [
    personalData('rule_changes', {
      export: { rule_changes: ({ id, newest }) => this.changes.exportFor(id, newest) },
      retained: {
        author_id: 'Why a rule is as it is concerns everybody of the house; it is of a former roomie then.',
        why_not: 'What a house voted on stays as messages do, under a former roomie.',
        suggestion: 'What a house voted on stays as messages do, under a former roomie.',
        reason: 'Why it was decided so concerns everybody of the house.',
        decided_by: 'The decision is the homeowner’s.',
      },
    }),
    personalData('rule_change_voters', {
      export: { rule_votes: ({ id, newest }) => this.changes.listVotes(id, newest) },
      retained: { voter_id: 'A vote is counted, whoever has moved out since.' },
    }),
    personalData('rule_comments', {
      export: { rule_comments: ({ id, newest }) => this.comments.exportFor(id, newest) },
      retained: {
        author_id: 'What others answered stays readable; it is of a former roomie then.',
        text: 'What was said to the house stays as messages do, under a former roomie.',
      },
    }),
  ];
}
