import { type DynamicModule, Module } from '@nestjs/common';

import { AuditModule } from './audit/audit.module.ts';
import { CapabilitiesModule } from './capabilities/capabilities.module.ts';
import { Clock } from './clock/clock.ts';
import { ConfigModule } from './config/config.module.ts';
import type { Config } from './config/config.ts';
import { DatabaseModule } from './database/database.module.ts';
import { EventsModule } from './events/events.module.ts';
import { EvidenceModule } from './evidence/evidence.module.ts';
import { FilesModule } from './files/files.module.ts';
import { HealthModule } from './health/health.module.ts';
import { LoggingModule } from './logging/logging.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { IdempotencyModule } from './idempotency/idempotency.module.ts';
import { PdfModule } from './pdf/pdf.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { QueueModule } from './queue/queue.module.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';
import { RedisModule } from './redis/redis.module.ts';
import { ScheduleModule } from './scheduled-events/scheduled-events.module.ts';
import { SecurityModule } from './security/security.module.ts';
import { StatesModule } from './states/states.module.ts';
import { WaitingModule } from './waiting/waiting.module.ts';

export interface PlatformSettings {
  readonly config: Config;
  /** Sent to PostgreSQL, so that its logs and activity name the process. */
  readonly processName: string;
  /** Real time by default. */
  readonly clock?: Clock;
}

/** The technical capabilities of every process. */
@Module({})
export class PlatformModule {
  static forRoot({ config, processName, clock = new Clock() }: PlatformSettings): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ConfigModule.forRoot(config, clock),
        LoggingModule,
        DatabaseModule.forRoot(`common-roof ${processName}`),
        RedisModule,
        EventsModule,
        ScheduleModule,
        StatesModule,
        QueueModule,
        RealtimeModule,
        SecurityModule,
        CapabilitiesModule,
        MailModule,
        PersonalDataModule,
        IdempotencyModule,
        EvidenceModule,
        AuditModule,
        FilesModule,
        PdfModule,
        HealthModule,
        WaitingModule,
      ],
    };
  }
}
