export { AccountGate } from './account-gate.ts';
export { AuthModule } from './auth.module.ts';
export { PasswordsService } from './passwords.service.ts';
export { SessionsService } from './sessions.service.ts';
export { StepUp } from './step-up.ts';
