import { Injectable } from '@nestjs/common';

import {
  type PersonalDataProvider,
  personalData,
  noPersonalData,
  DeclaresPersonalData,
} from '#kernel/privacy/declare-personal-data.ts';
import { Passkeys } from './passkeys.service.ts';
import { TwoStep } from './two-step.service.ts';

/** Exports that a factor exists; its secret is never exported. */
@DeclaresPersonalData()
@Injectable()
export class FactorsPersonalData implements PersonalDataProvider {
  constructor(
    private readonly twoStep: TwoStep,
    private readonly passkeys: Passkeys,
  ) {}

  readonly personalData = [
    personalData('two_step', {
      export: { two_step_sign_in: ({ id }) => this.twoStep.state(id) },
      forget: (id) => this.twoStep.turnOff(id),
    }),
    personalData('recovery_codes', { forget: (id) => this.twoStep.turnOff(id) }),
    personalData('passkeys', {
      export: { passkeys: ({ id }) => this.passkeys.list(id) },
      forget: (id) => this.passkeys.removeAll(id),
    }),
    noPersonalData('spent_challenges', 'random numbers, and until when each was good for something'),
  ];
}
