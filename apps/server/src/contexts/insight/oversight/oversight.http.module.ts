import { Module } from '@nestjs/common';

import { ChatModule } from '#contexts/living/chat/index.ts';
import { HousesModule } from '#contexts/housing/houses/index.ts';
import { ChoresModule } from '#contexts/living/chores/index.ts';
import { OversightModule } from './oversight.module.ts';
import { OverviewService } from './overview/overview.service.ts';
import { PersonRecordRepository } from './overview/person-record.repository.ts';
import { PersonRecordService } from './overview/person-record.service.ts';
import { HealthService } from './overview/health.service.ts';
import { FailedJobsService } from './overview/failed-jobs.service.ts';
import { QueueJobsService } from './overview/queue-jobs.service.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { AuditLogController } from './audit-log/audit-log.controller.ts';
import { AuditLogService } from './audit-log/audit-log.service.ts';
import { PeopleController } from './people/people.controller.ts';
import { PeopleRepository } from './people/people.repository.ts';
import { PeopleService } from './people/people.service.ts';
import { BackupsController } from './backups/backups.controller.ts';
import { OversightController } from './overview/oversight.controller.ts';

@Module({
  imports: [OversightModule, AccountsModule, ChatModule, HousesModule, ChoresModule],
  providers: [
    OverviewService,
    PersonRecordRepository,
    PersonRecordService,
    HealthService,
    FailedJobsService,
    QueueJobsService,
    AuditLogService,
    PeopleRepository,
    PeopleService,
  ],
  controllers: [OversightController, BackupsController, AuditLogController, PeopleController],
})
export class OversightHttpModule {}
