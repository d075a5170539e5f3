import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { toActivity } from './activity.mapper.ts';
import { ActivityRepository } from './activity.repository.ts';

@DeclaresPersonalData()
@Injectable()
export class ActivityPersonalData implements PersonalDataProvider {
  constructor(private readonly activity: ActivityRepository) {}

  readonly personalData = [
    personalData('activity', {
      export: {
        activity: async ({ id, reader, newest }) =>
          (await this.activity.list({ account_id: id, limit: newest })).rows.map((row) => toActivity(row, reader)),
      },
      retained: {
        actor_id: 'That something was done stays; by whom is read where the name is kept, and no longer there.',
      },
    }),
  ];
}
