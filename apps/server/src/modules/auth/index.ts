export { SessionRow } from './session.entity.ts';
export { AuthHttpModule, AuthModule } from './auth.module.ts';
export { PasswordsService } from './passwords.service.ts';
export { SessionsService } from './sessions.service.ts';
