import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { HealthSampleEntity } from './health-sample.entity.ts';
import { BackupRunEntity } from './backup-run.entity.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';
import { OversightPersonalData } from './oversight.personal-data.ts';
import { HealthSampler } from './health-sampler.ts';

@Module({
  imports: [TypeOrmModule.forFeature([HealthSampleEntity, BackupRunEntity])],
  providers: [HealthSamplesRepository, OversightPersonalData],
  exports: [HealthSamplesRepository],
})
export class OversightModule {}

@Module({ imports: [OversightModule], providers: [HealthSampler], exports: [HealthSampler] })
export class OversightWorkerModule {}
