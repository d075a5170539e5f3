import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { ChoresModule } from '../chores/index.ts';
import { ChoreFeedbackEntity } from './chore-feedback.entity.ts';
import { ChoreFeedbackPersonalData } from './chore-feedback.personal-data.ts';
import { ChoreFeedbackEffects } from './chore-feedback.effects.ts';
import { ChoreFeedbackRepository } from './chore-feedback.repository.ts';
import { ChoreFeedbackService } from './chore-feedback.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([ChoreFeedbackEntity]), AccessModule, HousesModule, ChoresModule],
  providers: [ChoreFeedbackRepository, ChoreFeedbackService, ChoreFeedbackEffects, ChoreFeedbackPersonalData],
  exports: [ChoreFeedbackService],
})
export class ChoreFeedbackModule {}
