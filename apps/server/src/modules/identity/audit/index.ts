export { AuditHttpModule } from './audit.module.ts';
