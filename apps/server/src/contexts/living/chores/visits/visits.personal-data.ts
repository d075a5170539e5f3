import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { VisitsRepository } from './visits.repository.ts';

/** Personal data: what neatkeepers did, and whose turns they did. */
@DeclaresPersonalData()
@Injectable()
export class VisitsPersonalData implements PersonalDataProvider {
  constructor(private readonly visits: VisitsRepository) {}

  readonly personalData = [
    personalData('visits', {
      export: { visits: ({ id, newest }) => this.visits.exportFor(id, newest) },
      retained: {
        neatkeeper_id: 'Who did turns in place of the roomies is part of what they owe.',
        remark: 'What was said of a visit stays as messages do, under a former neatkeeper.',
        decided_by: 'Whether turns were done rests on it.',
        reason: 'Why a report was declined is part of what became of its turns.',
      },
    }),
    personalData('visit_areas', {
      retained: { name: 'How a part of a house is called.', remark: 'As the remark of the visit.' },
    }),
    personalData('visit_turns', { retained: { held_by: 'Whose turn it was is part of what the others did.' } }),
  ];
}
