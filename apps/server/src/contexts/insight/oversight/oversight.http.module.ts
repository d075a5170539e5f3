import { Module } from '@nestjs/common';

import { ChatModule } from '#contexts/living/chat/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { ChoresModule } from '#contexts/living/chores/index.ts';
import { OversightModule } from './oversight.module.ts';
import { OverviewService } from './overview.service.ts';
import { PersonRecordRepository } from './person-record.repository.ts';
import { PersonRecordService } from './person-record.service.ts';
import { HealthService } from './health.service.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { FailedJobsService } from './failed-jobs.service.ts';
import { QueueJobsService } from './queue-jobs.service.ts';
import { OversightController } from './oversight.controller.ts';

@Module({
  imports: [OversightModule, ChatModule, HousesModule, ChoresModule],
  providers: [
    OverviewService,
    PersonRecordRepository,
    PersonRecordService,
    HealthService,
    FailedEmailsService,
    FailedJobsService,
    QueueJobsService,
  ],
  controllers: [OversightController],
})
export class OversightHttpModule {}
