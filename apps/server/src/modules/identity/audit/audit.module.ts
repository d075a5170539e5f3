import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.ts';
import { AuditCheckEntity } from './audit-check.entity.ts';
import { AuditLogRepository } from './audit-log.repository.ts';
import { PrivateReads } from './private-reads.ts';

@Module({
  imports: [TypeOrmModule.forFeature([AuditCheckEntity]), AccountsModule],
  providers: [AuditLogRepository, PrivateReads],
  exports: [AuditLogRepository],
})
export class AuditLogModule {}
