import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';

import { AccountsModule } from '../accounts/index.ts';
import { FactorsModule } from '../factors/index.ts';
import { AccessGuard } from './access.guard.ts';
import { AuthController } from './auth.controller.ts';
import { AuthGateway } from './auth.gateway.ts';
import { EarlyAdmission } from './early-admission.ts';
import { JwtStrategy } from './jwt.strategy.ts';
import { KnownCallers } from './known-callers.ts';
import { LoginService } from './login.service.ts';
import { PasskeyLoginService } from './passkey-login.service.ts';
import { SecondStepController } from './second-step.controller.ts';
import { SecondStep } from './second-step.service.ts';
import { SignIns } from './sign-ins.ts';
import { AuthModule } from './auth.module.ts';

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
