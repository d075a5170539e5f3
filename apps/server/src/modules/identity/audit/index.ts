export { AuditLogModule } from './audit.module.ts';
