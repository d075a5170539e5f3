import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { ChoreFeedbackRepository } from './chore-feedback.repository.ts';

/** Personal data: a person's feedback on chores. */
@DeclaresPersonalData()
@Injectable()
export class ChoreFeedbackPersonalData implements PersonalDataProvider {
  constructor(private readonly feedback: ChoreFeedbackRepository) {}

  readonly personalData = [
    personalData('chore_feedback', {
      export: { chore_feedback: ({ id, newest }) => this.feedback.exportFor(id, newest) },
      retained: {
        author_id: 'What was said of a chore stays as messages do, under a former roomie.',
        about_id: 'Whose work it was about can appeal against it.',
        text: 'As author_id.',
        seen_to_by: 'Who took care of it is part of what became of it.',
      },
    }),
  ];
}
