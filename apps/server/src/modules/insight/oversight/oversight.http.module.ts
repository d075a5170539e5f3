import { Module } from '@nestjs/common';

import { HomeownersModule } from '../../home/homeowners/index.ts';
import { AppealsModule } from '../../living/appeals/index.ts';
import { MessagesModule } from '../../living/chat/index.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { FailedJobsService } from './failed-jobs.service.ts';
import { HealthService } from './health.service.ts';
import { OversightController } from './oversight.controller.ts';
import { OverviewService } from './overview.service.ts';
import { PersonRecordRepository } from './person-record.repository.ts';
import { PersonRecordService } from './person-record.service.ts';
import { QueueJobsService } from './queue-jobs.service.ts';
import { OversightModule } from './oversight.module.ts';

@Module({
  imports: [OversightModule, MessagesModule, HomeownersModule, AppealsModule],
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
