export { challengeSpent, Challenges } from './challenges.ts';
export { FactorChanges } from './factor-changes.ts';
export { FactorsModule } from './factors.module.ts';
export { PASSKEY_REFUSED, Passkeys } from './passkeys.service.ts';
export { RequiredFactors } from './required-factors.ts';
export { codeAt } from './totp.ts';
export { TwoStep, WRONG_CODE } from './two-step.service.ts';
