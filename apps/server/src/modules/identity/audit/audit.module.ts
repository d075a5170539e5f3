import { Module } from '@nestjs/common';

import { AuditLogController } from './audit-log.controller.ts';
import { AuditLogRepository } from './audit-log.repository.ts';
import { AuditLogService } from './audit-log.service.ts';

@Module({ providers: [AuditLogRepository, AuditLogService], controllers: [AuditLogController] })
export class AuditHttpModule {}
