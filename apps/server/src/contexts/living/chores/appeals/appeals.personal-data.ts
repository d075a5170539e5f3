import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { AppealsRepository } from './appeals.repository.ts';

/** Personal data: a roomie's appeals against strikes. */
@DeclaresPersonalData()
@Injectable()
export class AppealsPersonalData implements PersonalDataProvider {
  constructor(private readonly appeals: AppealsRepository) {}

  readonly personalData = [
    personalData('appeals', {
      export: { appeals: ({ id, newest }) => this.appeals.exportFor(id, newest) },
      retained: {
        roomie_id: 'Why the ledger has a counter-entry stays; it is of a former roomie then.',
        given_by: 'Who gave a strike cannot decide about it.',
        text: 'What was decided about stays with the decision.',
        decided_by: 'Who decided stays answerable for it.',
        reason: 'Why it was decided stays with the decision.',
      },
    }),
  ];
}
