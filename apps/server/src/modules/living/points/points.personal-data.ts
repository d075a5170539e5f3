import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { PointsRepository } from './points.repository.ts';

/** What somebody was given points and strikes for. */
@HoldsPersonalData()
@Injectable()
export class PointsPersonalData implements HoldingPersonalData {
  constructor(private readonly points: PointsRepository) {}

  readonly personalData = [
    holds('point_entries', {
      export: { points: ({ id, newest }) => this.points.exportOf(id, newest) },
      kept: {
        roomie_id: 'The ledger of a house stays whole; it is of a former roomie then.',
        given_by: 'Who gave a bonus stays answerable for it.',
        reason: 'What a bonus was given for is part of the ledger.',
      },
    }),
    holds('point_totals', { kept: { roomie_id: 'They are the sums of the ledger.' } }),
    holds('suspended_strikes', { kept: { roomie_id: 'It is about a strike of the ledger.' } }),
    holds('house_months', {
      kept: {
        best: 'Who did best in a month follows from the ledger.',
        worst: 'Who did least in a month follows from the ledger.',
        closed_by: 'Who closed a month stays answerable for it.',
      },
    }),
  ];
}
