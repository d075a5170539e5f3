import type { Role } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { Passkeys } from './passkeys.service.ts';
import { TwoStep } from './two-step.service.ts';

/** Which accounts need more than a password: admins, when the operator requires it. */
@Injectable()
export class RequiredFactors {
  constructor(
    private readonly config: Config,
    private readonly twoStep: TwoStep,
    private readonly passkeys: Passkeys,
  ) {}

  isRequired(role: Role): boolean {
    return role === 'admin' && this.config.env.REQUIRE_ADMIN_SECOND_FACTOR;
  }

  async has(accountId: string): Promise<boolean> {
    return (await this.twoStep.isOn(accountId)) || (await this.passkeys.has(accountId));
  }
}
