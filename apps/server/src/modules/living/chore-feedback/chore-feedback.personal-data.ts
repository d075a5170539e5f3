import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { ChoreFeedbackRepository } from './chore-feedback.repository.ts';

/** What somebody said about chores. */
@HoldsPersonalData()
@Injectable()
export class ChoreFeedbackPersonalData implements HoldingPersonalData {
  constructor(private readonly feedback: ChoreFeedbackRepository) {}

  readonly personalData = [
    holds('chore_feedback', {
      export: { chore_feedback: ({ id, newest }) => this.feedback.exportOf(id, newest) },
      kept: {
        author_id: 'What was said of a chore stays as messages do, under a former roomie.',
        about_id: 'Whose work it was about can appeal against it.',
        text: 'As author_id.',
        seen_to_by: 'Who took care of it is part of what became of it.',
      },
    }),
  ];
}
