import { Global, Module } from '@nestjs/common';

import { DueLoop } from './due-loop.ts';
import { DueTable } from './due-table.ts';

/** Scheduling, in every process. */
@Global()
@Module({ providers: [DueTable], exports: [DueTable] })
export class ScheduleModule {}

/** The clock: one in each worker process. */
@Module({ providers: [DueLoop], exports: [DueLoop] })
export class ScheduleWorkerModule {}
