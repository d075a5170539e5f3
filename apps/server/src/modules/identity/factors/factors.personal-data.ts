import { Injectable } from '@nestjs/common';

import {
  type HoldingPersonalData,
  holds,
  holdsNobody,
  HoldsPersonalData,
} from '../../../platform/personal-data/holding.ts';
import { Passkeys } from './passkeys.service.ts';
import { TwoStep } from './two-step.service.ts';

/** That there is something to sign in with is handed out; what it is is nobody's to tell. */
@HoldsPersonalData()
@Injectable()
export class FactorsPersonalData implements HoldingPersonalData {
  constructor(
    private readonly twoStep: TwoStep,
    private readonly passkeys: Passkeys,
  ) {}

  readonly personalData = [
    holds('two_step', {
      export: { two_step_sign_in: ({ id }) => this.twoStep.state(id) },
      forget: (id) => this.twoStep.turnOff(id),
    }),
    holds('recovery_codes', { forget: (id) => this.twoStep.turnOff(id) }),
    holds('passkeys', {
      export: { passkeys: ({ id }) => this.passkeys.list(id) },
      forget: (id) => this.passkeys.removeAll(id),
    }),
    holdsNobody('spent_challenges', 'random numbers, and until when each was good for something'),
  ];
}
