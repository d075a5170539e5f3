import { Injectable } from '@nestjs/common';

import { Capabilities } from '../../../platform/capabilities/capabilities.ts';
import { Config } from '../../../platform/config/config.ts';
import { Sweep } from '../../../platform/queue/sweep.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Forgets what signing in has left behind: counters of failures that hold nobody up, links that open nothing. */
@Injectable()
export class AuthSweep extends Sweep {
  constructor(
    config: Config,
    private readonly throttle: LoginThrottle,
    private readonly capabilities: Capabilities,
  ) {
    super('auth-sweep', config.env.AUTH_SWEEP_SECONDS);
  }

  override async sweep(): Promise<number> {
    return (await this.throttle.forgetOld()) + (await this.capabilities.forgetEnded());
  }
}
