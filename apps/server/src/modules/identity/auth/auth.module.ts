import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JwtModule } from '@nestjs/jwt';

import { AccountsModule } from '../accounts/index.ts';
import { FactorsModule } from '../factors/index.ts';
import { AccountGate } from './account-gate.ts';
import { AuthHandlers } from './auth.handlers.ts';
import { AuthMails } from './auth.mails.ts';
import { EmailChangeService } from './email-change.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasswordsService } from './passwords.service.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { StepUp } from './step-up.ts';
import { Tokens } from './tokens.ts';
import { AuthEffects } from './auth.effects.ts';
import { AuthPersonalData } from './auth.personal-data.ts';
import { SessionEntity } from './session.entity.ts';
import { LoginThrottleEntity } from './login-throttle.entity.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([LoginThrottleEntity, SessionEntity]),
    AccountsModule,
    FactorsModule,
    JwtModule.register({}),
  ],
  providers: [
    Tokens,
    SessionsRepository,
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
  exports: [
    SessionsRepository,
    SessionsService,
    PasswordsService,
    EmailChangeService,
    StepUp,
    AccountGate,
    Tokens,
    LoginThrottle,
  ],
})
export class AuthModule {}
