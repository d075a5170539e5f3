import { Module } from '@nestjs/common';

import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { AdministrationModule } from './administration.module.ts';
import { AuditLogService } from './audit-log/audit-log.service.ts';
import { PeopleRepository } from './people/people.repository.ts';
import { PeopleService } from './people/people.service.ts';
import { AuditLogController } from './audit-log/audit-log.controller.ts';
import { PeopleController } from './people/people.controller.ts';
import { ContactController } from './contact/contact.controller.ts';

@Module({
  imports: [AdministrationModule, AccountsModule],
  providers: [AuditLogService, PeopleRepository, PeopleService],
  controllers: [AuditLogController, PeopleController, ContactController],
})
export class AdministrationHttpModule {}
