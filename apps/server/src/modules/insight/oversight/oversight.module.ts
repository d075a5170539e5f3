import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { BackupRunEntity } from './backup-run.entity.ts';
import { HealthSampleEntity } from './health-sample.entity.ts';
import { HealthSampler } from './health-sampler.ts';
import { HealthSamplesRepository } from './health-samples.repository.ts';
import { OversightPersonalData } from './oversight.personal-data.ts';

@Module({
  imports: [TypeOrmModule.forFeature([HealthSampleEntity, BackupRunEntity])],
  providers: [HealthSamplesRepository, OversightPersonalData],
  exports: [HealthSamplesRepository],
})
export class OversightModule {}

@Module({ imports: [OversightModule], providers: [HealthSampler], exports: [HealthSampler] })
export class OversightWorkerModule {}
