import type { ContextPart } from '#kernel/database/define-context.ts';
import { AuditLogRepository } from './audit-log.repository.ts';
import { PrivateReads } from './private-reads.ts';

export const auditLog: ContextPart = {
  entities: [],
  providers: [AuditLogRepository, PrivateReads],
};
