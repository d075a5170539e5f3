export { AuditHttpModule, AuditLogModule } from './audit.module.ts';
