import { type DynamicModule, Module } from '@nestjs/common';

import { featureModules, workerModules } from './features.ts';
import type { Config } from './platform/config/config.ts';
import { MailWorkerModule } from './platform/mail/mail.module.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { QueueWorkerModule } from './platform/queue/queue.module.ts';
import { ScheduleWorkerModule } from './platform/scheduled-events/scheduled-events.module.ts';

@Module({})
export class WorkerModule {
  static forRoot(config: Config): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        PlatformModule.forRoot({ config, processName: 'worker' }),
        ...featureModules,
        MailWorkerModule,
        ...workerModules,
        ScheduleWorkerModule,
        QueueWorkerModule,
      ],
    };
  }
}
