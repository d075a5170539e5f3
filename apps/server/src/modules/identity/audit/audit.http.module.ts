import { Module } from '@nestjs/common';

import { AuditLogController } from './audit-log.controller.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditLogModule } from './audit.module.ts';

@Module({ imports: [AuditLogModule], providers: [AuditLogService], controllers: [AuditLogController] })
export class AuditHttpModule {}
