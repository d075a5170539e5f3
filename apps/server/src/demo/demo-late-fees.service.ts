import { Injectable } from '@nestjs/common';

import {
  ChargeLateFees,
  LateFeeRulesService,
  ReadLateFeesService,
  WaiveLateFeeService,
} from '#contexts/money/ledger/index.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

/** Days after the due day without a fee. */
const DAYS = 7;

/** A house's rule for late rent, and a fee that its homeowner waived. */
@Injectable()
export class DemoLateFees {
  constructor(
    private readonly rules: LateFeeRulesService,
    private readonly charging: ChargeLateFees,
    private readonly reading: ReadLateFeesService,
    private readonly waiving: WaiveLateFeeService,
    private readonly clock: DemoClock,
  ) {}

  /** Announces it long before anyone lived there. */
  async announce(owner: Actor, houseId: string, origin: RequestOrigin): Promise<void> {
    this.clock.setDaysAgo(60, '18:30');
    const fee = { kind: 'fixed', amount: '15.00' } as const;
    await this.rules.announce(owner, houseId, { version: 0, days: DAYS, fee, year_cap: '60.00' }, origin);
  }

  /** A rent that is late: the roomie is warned, charged, and let off. @param ago the due day, in days before today */
  async waive(owner: Actor, houseId: string, roomie: Actor, ago: number, origin: RequestOrigin): Promise<void> {
    for (const day of [DAYS - 2, DAYS + 1]) {
      this.clock.setDaysAgo(ago - day, '10:30');
      await this.charging.bringUpToDate({ houseId, roomieId: roomie.accountId });
    }
    const { fees } = await this.reading.get(owner, houseId);
    const fee = fees.find(({ state }) => state === 'charged');
    this.clock.setDaysAgo(ago - DAYS - 2, '09:40');
    if (fee) await this.waiving.setWaived(owner, fee._id, true, origin);
  }
}
