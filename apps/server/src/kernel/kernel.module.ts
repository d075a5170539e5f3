import { type DynamicModule, Module } from '@nestjs/common';

import { AuditModule } from './audit/audit.module.ts';
import { CalendarRegisterModule } from './calendar/calendar-register.module.ts';
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
import { DocumentsModule } from './documents/documents.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { RealtimeModule } from './realtime/realtime.module.ts';
import { RedisModule } from './redis/redis.module.ts';
import { ScheduledEventsModule } from './scheduled-events/scheduled-events.module.ts';
import { CryptoModule } from './crypto/crypto.module.ts';
import { RateLimitsModule } from './rate-limits/rate-limits.module.ts';
import { StateMachinesModule } from './state-machines/state-machines.module.ts';
import { WaitingModule } from './waiting/waiting.module.ts';
import { WebPushModule } from './web-push/web-push.module.ts';

export interface KernelSettings {
  readonly config: Config;
  /** Sent to PostgreSQL, so that its logs and activity name the process. */
  readonly processName: string;
  /** Real time by default. */
  readonly clock?: Clock;
}

/** The technical capabilities of every process. */
@Module({})
export class KernelModule {
  static forRoot({ config, processName, clock = new Clock() }: KernelSettings): DynamicModule {
    return {
      module: KernelModule,
      imports: [
        ConfigModule.forRoot(config, clock),
        MetricsModule,
        LoggingModule,
        DatabaseModule.forRoot(`common-roof ${processName}`),
        RedisModule,
        EventsModule,
        ScheduledEventsModule,
        StateMachinesModule,
        JobsModule,
        RealtimeModule,
        CryptoModule,
        RateLimitsModule,
        CapabilitiesModule,
        MailModule,
        PrivacyModule,
        IdempotencyModule,
        EvidenceModule,
        AuditModule,
        FilesModule,
        DocumentsModule,
        HealthModule,
        WaitingModule,
        CalendarRegisterModule,
        WebPushModule,
      ],
    };
  }
}
