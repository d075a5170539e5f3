import { type DynamicModule, Module } from '@nestjs/common';

import { contextModules, workerModules } from './context-modules.ts';
import type { Config } from '#kernel/config/config.ts';
import { MailWorkerModule } from '#kernel/mail/mail.module.ts';
import { KernelModule } from '#kernel/kernel.module.ts';
import { JobsWorkerModule } from '#kernel/jobs/jobs.module.ts';
import { ScheduledEventsWorkerModule } from '#kernel/scheduled-events/scheduled-events.module.ts';

/** What makes a process a worker. */
export const workingModules = [MailWorkerModule, ...workerModules, ScheduledEventsWorkerModule, JobsWorkerModule];

@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [KernelModule.forRoot({ config, processName: 'worker' }), ...contextModules, ...workingModules],
    };
  }
}
