import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { AccountsModule } from '../accounts/index.ts';
import { Challenges } from './challenges.ts';
import { FactorChanges } from './factor-changes.ts';
import { FactorsMails } from './factors.mails.ts';
import { FactorsPersonalData } from './factors.personal-data.ts';
import { FactorsEffects } from './factors.effects.ts';
import { PasskeyEntity } from './passkey.entity.ts';
import { PasskeyProofs } from './passkey-proofs.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { Passkeys } from './passkeys.service.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { RelyingParty } from './relying-party.ts';
import { RequiredFactors } from './required-factors.ts';
import { SpentChallengeEntity } from './spent-challenge.entity.ts';
import { TwoStepEntity } from './two-step.entity.ts';
import { TwoStepRepository } from './two-step.repository.ts';
import { TwoStep } from './two-step.service.ts';

@Module({
  imports: [
    TypeOrmModule.forFeature([TwoStepEntity, RecoveryCodeEntity, PasskeyEntity, SpentChallengeEntity]),
    AccountsModule,
  ],
  providers: [
    Challenges,
    TwoStepRepository,
    RecoveryCodesRepository,
    TwoStep,
    RelyingParty,
    PasskeyProofs,
    PasskeysRepository,
    Passkeys,
    RequiredFactors,
    FactorChanges,
    FactorsMails,
    FactorsEffects,
    FactorsPersonalData,
  ],
  exports: [Challenges, TwoStep, Passkeys, RequiredFactors, FactorChanges],
})
export class FactorsModule {}
