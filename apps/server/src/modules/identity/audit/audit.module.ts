import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AuditLogController } from './audit-log.controller.ts';
import { AuditLogRepository } from './audit-log.repository.ts';
import { AuditLogService } from './audit-log.service.ts';
import { AuditCheckEntity } from './audit-check.entity.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditCheckEntity])],
  providers: [AuditLogRepository, AuditLogService],
  controllers: [AuditLogController],
})
export class AuditHttpModule {}
