import { Module } from '@nestjs/common';

import { defineContext } from '#kernel/database/define-context.ts';
import { AccountsModule } from '#contexts/identity/accounts/index.ts';
import { admins } from './admins/admins.providers.ts';
import { auditLog } from './audit-log/audit-log.providers.ts';
import { contact } from './contact/contact.providers.ts';

@Module(defineContext({ imports: [AccountsModule], parts: [admins, auditLog, contact] }))
export class AdministrationModule {}
