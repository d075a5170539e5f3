import type { ContextPart } from '#kernel/database/define-context.ts';
import { LoginThrottleEntity } from './login-throttle.entity.ts';
import { SessionEntity } from './session.entity.ts';
import { Tokens } from './tokens.ts';
import { LiveSessions } from './live-sessions.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasswordsService } from './passwords.service.ts';
import { EmailChangeService } from './email-change.service.ts';
import { StepUp } from './step-up.ts';
import { AccountGate } from './account-gate.ts';
import { AuthMails } from './auth.mails.ts';
import { AuthHandlers } from './auth.handlers.ts';
import { AuthEffects } from './auth.effects.ts';
import { AuthPersonalData } from './auth.personal-data.ts';

export const signIn: ContextPart = {
  entities: [LoginThrottleEntity, SessionEntity],
  providers: [
    Tokens,
    SessionsRepository,
    LiveSessions,
    SessionsService,
    LoginThrottle,
    PasswordsService,
    EmailChangeService,
    StepUp,
    AccountGate,
    AuthMails,
    AuthHandlers,
    AuthEffects,
    AuthPersonalData,
  ],
};
