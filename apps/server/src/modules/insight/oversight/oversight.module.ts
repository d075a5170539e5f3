import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HomeownersModule } from '../../home/homeowners/index.ts';
import { AppealsModule } from '../../living/appeals/index.ts';
import { MessagesModule } from '../../living/chat/index.ts';
import { BackupRunEntity } from './backup-run.entity.ts';
import { FailedEmailsService } from './failed-emails.service.ts';
import { FailedJobsService } from './failed-jobs.service.ts';
import { HealthSampleEntity } from './health-sample.entity.ts';
import { HealthSampler } from './health-sampler.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';
import { HealthService } from './health.service.ts';
import { OversightController } from './oversight.controller.ts';
import { OversightPersonalData } from './oversight.personal-data.ts';
import { OverviewService } from './overview.service.ts';
import { PersonRecordRepository } from './person-record.repository.ts';
import { PersonRecordService } from './person-record.service.ts';
import { QueueJobsService } from './queue-jobs.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([HealthSampleEntity, BackupRunEntity])],
  providers: [HealthSamplesRepository, OversightPersonalData],
  exports: [HealthSamplesRepository],
})
export class OversightModule {}

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

@Module({ imports: [OversightModule], providers: [HealthSampler], exports: [HealthSampler] })
export class OversightWorkerModule {}
