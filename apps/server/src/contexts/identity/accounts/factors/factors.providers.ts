import type { ContextPart } from '#kernel/database/define-context.ts';
import { TwoStepEntity } from './two-step.entity.ts';
import { RecoveryCodeEntity } from './recovery-code.entity.ts';
import { PasskeyEntity } from './passkey.entity.ts';
import { SpentChallengeEntity } from './spent-challenge.entity.ts';
import { Challenges } from './challenges.ts';
import { TwoStepRepository } from './two-step.repository.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import { TwoStep } from './two-step.service.ts';
import { RelyingParty } from './relying-party.ts';
import { PasskeyProofs } from './passkey-proofs.ts';
import { PasskeysRepository } from './passkeys.repository.ts';
import { Passkeys } from './passkeys.service.ts';
import { RequiredFactors } from './required-factors.ts';
import { FactorChanges } from './factor-changes.ts';
import { FactorsMails } from './factors.mails.ts';
import { FactorsEffects } from './factors.effects.ts';
import { FactorsPersonalData } from './factors.personal-data.ts';

export const factors: ContextPart = {
  entities: [TwoStepEntity, RecoveryCodeEntity, PasskeyEntity, SpentChallengeEntity],
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
};
