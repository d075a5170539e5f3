import { Injectable } from '@nestjs/common';

import { type HoldingPersonalData, holds, HoldsPersonalData } from '../../../platform/personal-data/holding.ts';
import { toActivity } from './activity.mapper.ts';
import { ActivityRepository } from './activity.repository.ts';

@HoldsPersonalData()
@Injectable()
export class ActivityPersonalData implements HoldingPersonalData {
  constructor(private readonly activity: ActivityRepository) {}

  readonly personalData = [
    holds('activity', {
      export: {
        activity: async ({ id, reader, newest }) =>
          (await this.activity.list({ account_id: id, limit: newest })).rows.map((row) => toActivity(row, reader)),
      },
      kept: { actor_id: 'That something was done stays; by whom is read where the name is kept, and no longer there.' },
    }),
  ];
}
