import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HousesModule } from '../../home/houses/index.ts';
import { AccessModule } from '../../identity/access/index.ts';
import { AccountsModule } from '../../identity/accounts/index.ts';
import { ChoreFeedbackModule } from '../chore-feedback/index.ts';
import { ChoresModule } from '../chores/index.ts';
import { FeedModule } from '../feed/index.ts';
import { PointsModule } from '../points/index.ts';
import { AppealCauses } from './appeal-causes.ts';
import { AppealEscalation } from './appeal-escalation.ts';
import { AppealEntity } from './appeal.entity.ts';
import { AppealsHandlers } from './appeals.handlers.ts';
import { AppealsMails } from './appeals.mails.ts';
import { AppealsPersonalData } from './appeals.personal-data.ts';
import { AppealsWaiting } from './appeals.waiting.ts';
import { AppealsEffects } from './appeals.effects.ts';
import { AppealsRepository } from './appeals.repository.ts';
import { DecideAppealService } from './decide-appeal.service.ts';
import { OpenAppealService } from './open-appeal.service.ts';
import { ReadAppealsService } from './read-appeals.service.ts';
import { SettleAppeal } from './settle-appeal.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([AppealEntity]),
    AccessModule,
    AccountsModule,
    HousesModule,
    ChoreFeedbackModule,
    ChoresModule,
    FeedModule,
    PointsModule,
  ],
  providers: [
    AppealsRepository,
    AppealCauses,
    AppealEscalation,
    SettleAppeal,
    ReadAppealsService,
    OpenAppealService,
    DecideAppealService,
    AppealsHandlers,
    AppealsEffects,
    AppealsMails,
    AppealsPersonalData,
    AppealsWaiting,
  ],
  exports: [OpenAppealService, ReadAppealsService, DecideAppealService],
})
export class AppealsModule {}
