import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';

import { AccountsModule } from './accounts.module.ts';
import { LoginService } from './sign-in/login.service.ts';
import { SecondStep } from './sign-in/second-step.service.ts';
import { PasskeyLoginService } from './sign-in/passkey-login.service.ts';
import { SignIns } from './sign-in/sign-ins.ts';
import { KnownCallers } from './sign-in/known-callers.ts';
import { ApiTokenStrategy } from './sign-in/api-token.strategy.ts';
import { JwtStrategy } from './sign-in/jwt.strategy.ts';
import { EarlyAdmission } from './sign-in/early-admission.ts';
import { AuthGateway } from './sign-in/auth.gateway.ts';
import { AccessGuard } from './sign-in/access.guard.ts';
import { OwnFactors } from './own-factors/own-factors.service.ts';
import { OwnApiTokens } from './own-api-tokens/own-api-tokens.service.ts';
import { OwnApiTokensController } from './own-api-tokens/own-api-tokens.controller.ts';
import { AuthController } from './sign-in/auth.controller.ts';
import { SecondStepController } from './sign-in/second-step.controller.ts';
import { OwnFactorsController } from './own-factors/own-factors.controller.ts';
import { ProfilesController } from './profiles/profiles.controller.ts';
import { CoHomeownersController } from './co-homeowners/co-homeowners.controller.ts';
import { RecordActing } from './co-homeowners/record-acting.ts';
import { AccountsController } from './account/accounts.controller.ts';

@Module({
  imports: [AccountsModule, PassportModule],
  providers: [
    LoginService,
    SecondStep,
    PasskeyLoginService,
    SignIns,
    KnownCallers,
    JwtStrategy,
    ApiTokenStrategy,
    EarlyAdmission,
    AuthGateway,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_INTERCEPTOR, useClass: RecordActing },
    OwnFactors,
    OwnApiTokens,
  ],
  controllers: [
    AuthController,
    SecondStepController,
    OwnFactorsController,
    OwnApiTokensController,
    AccountsController,
    ProfilesController,
    CoHomeownersController,
  ],
})
export class AccountsHttpModule {}
