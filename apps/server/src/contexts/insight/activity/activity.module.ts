import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { ActivityEntity } from './activity.entity.ts';
import { ActivityRepository } from './activity.repository.ts';
import { ActivityEffects } from './activity.effects.ts';
import { ActivityPersonalData } from './activity.personal-data.ts';

@Module(
  defineContext({
    parts: [{ entities: [ActivityEntity], providers: [ActivityRepository, ActivityEffects, ActivityPersonalData] }],
  }),
)
export class ActivityModule {}
