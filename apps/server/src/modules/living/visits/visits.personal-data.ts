import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { VisitsRepository } from './visits.repository.ts';

/** What neatkeepers did, and in whose place. */
@HoldsPersonalData()
@Injectable()
export class VisitsPersonalData implements HoldingPersonalData {
  constructor(private readonly visits: VisitsRepository) {}

  readonly personalData = [
    holds('visits', {
      export: { visits: ({ id, newest }) => this.visits.exportOf(id, newest) },
      kept: {
        neatkeeper_id: 'Who did turns in place of the roomies is part of what they owe.',
        remark: 'What was said of a visit stays as messages do, under a former neatkeeper.',
        decided_by: 'Whether turns were done rests on it.',
        reason: 'Why a report was declined is part of what became of its turns.',
      },
    }),
    holds('visit_areas', {
      kept: { name: 'How a part of a house is called.', remark: 'As the remark of the visit.' },
    }),
    holds('visit_turns', { kept: { held_by: 'Whose turn it was is part of what the others did.' } }),
  ];
}
