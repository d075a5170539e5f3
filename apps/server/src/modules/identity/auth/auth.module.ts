import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';

import { AccountsModule } from '../accounts/index.ts';
import { FactorsModule } from '../factors/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AccountGate } from './account-gate.ts';
import { AuthController } from './auth.controller.ts';
import { AuthGateway } from './auth.gateway.ts';
import { AuthHandlers } from './auth.handlers.ts';
import { AuthMails } from './auth.mails.ts';
import { EarlyAdmission } from './early-admission.ts';
import { EmailChangeService } from './email-change.service.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { KnownCallers } from './known-callers.ts';
import { LoginService } from './login.service.ts';
import { LoginThrottle } from './login-throttle.ts';
import { PasskeyLoginService } from './passkey-login.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SecondStep } from './second-step.service.ts';
import { SessionsRepository } from './sessions.repository.ts';
import { SessionsService } from './sessions.service.ts';
import { SignIns } from './sign-ins.ts';
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

@Module({
  imports: [AuthModule, AccountsModule, FactorsModule, PassportModule],
  providers: [
    LoginService,
    SecondStep,
    PasskeyLoginService,
    SignIns,
    KnownCallers,
    JwtStrategy,
    EarlyAdmission,
    AuthGateway,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  controllers: [AuthController, SecondStepController],
})
export class AuthHttpModule {}
