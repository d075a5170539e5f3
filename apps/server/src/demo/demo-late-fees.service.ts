import { Injectable } from '@nestjs/common';

import { LateFeeRulesService } from '#contexts/money/ledger/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

/** The rule of a house for late rent, announced before anyone lived there. It holds in a few days. */
@Injectable()
export class DemoLateFees {
  constructor(
    private readonly rules: LateFeeRulesService,
    private readonly clock: DemoClock,
  ) {}

  async announce(owner: Actor, houseId: string, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(25, '18:30');
    const fee = { kind: 'fixed', amount: '15.00' } as const;
    await this.rules.announce(owner, houseId, { version: 0, days: 7, fee, year_cap: '60.00' }, origin);
  }
}
