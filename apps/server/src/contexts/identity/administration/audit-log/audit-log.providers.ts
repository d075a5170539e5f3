import type { ContextPart } from '#kernel/database/define-context.ts';
import { AuditCheckEntity } from './audit-check.entity.ts';
import { AuditLogRepository } from './audit-log.repository.ts';
import { PrivateReads } from './private-reads.ts';

export const auditLog: ContextPart = {
  entities: [AuditCheckEntity],
  providers: [AuditLogRepository, PrivateReads],
  exports: [AuditLogRepository],
};
