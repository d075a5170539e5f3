import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { PointsRepository } from './points.repository.ts';

/** Personal data: what a roomie got points and strikes for. */
@DeclaresPersonalData()
@Injectable()
export class PointsPersonalData implements PersonalDataProvider {
  constructor(private readonly points: PointsRepository) {}

  readonly personalData = [
    personalData('point_entries', {
      export: { points: ({ id, newest }) => this.points.exportFor(id, newest) },
      retained: {
        roomie_id: 'The ledger of a house stays whole; it is of a former roomie then.',
        given_by: 'Who gave a bonus stays answerable for it.',
        reason: 'What a bonus was given for is part of the ledger.',
      },
    }),
    personalData('point_totals', { retained: { roomie_id: 'They are the sums of the ledger.' } }),
    personalData('suspended_strikes', { retained: { roomie_id: 'It is about a strike of the ledger.' } }),
    personalData('house_months', {
      retained: {
        best: 'Who did best in a month follows from the ledger.',
        worst: 'Who did least in a month follows from the ledger.',
        closed_by: 'Who closed a month stays answerable for it.',
      },
    }),
  ];
}
