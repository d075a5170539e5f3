import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { DueLoop } from './due-loop.ts';
import { DueTable } from './due-table.ts';
import { DueEntity } from './due.entity.ts';

/** Scheduling, in every process. */
@Global()
@Module({ imports: [TypeOrmModule.forFeature([DueEntity])], providers: [DueTable], exports: [DueTable] })
export class ScheduleModule {}

/** The clock: one in each worker process. */
@Module({ providers: [DueLoop], exports: [DueLoop] })
export class ScheduleWorkerModule {}
