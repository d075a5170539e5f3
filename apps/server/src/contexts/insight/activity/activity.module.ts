import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { ActivityEntity } from './activity.entity.ts';
import { ActivityRepository } from './activity.repository.ts';
import { ActivityEffects } from './activity.effects.ts';
import { ActivityPersonalData } from './activity.personal-data.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ActivityEntity])],
  providers: [ActivityRepository, ActivityEffects, ActivityPersonalData],
  exports: [ActivityRepository],
})
export class ActivityModule {}
