import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { AppealsRepository } from './appeals.repository.ts';

/** What somebody said against strikes. */
@HoldsPersonalData()
@Injectable()
export class AppealsPersonalData implements HoldingPersonalData {
  constructor(private readonly appeals: AppealsRepository) {}

  readonly personalData = [
    holds('appeals', {
      export: { appeals: ({ id, newest }) => this.appeals.exportOf(id, newest) },
      kept: {
        roomie_id: 'Why the ledger has a counter-entry stays; it is of a former roomie then.',
        given_by: 'Who gave a strike cannot decide about it.',
        text: 'What was decided about stays with the decision.',
        decided_by: 'Who decided stays answerable for it.',
        reason: 'Why it was decided stays with the decision.',
      },
    }),
  ];
}
