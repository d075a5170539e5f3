import type { SettleUpPayment } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import {
  ConfirmSettleUpService,
  PaySettleUpService,
  PlanSettleUp,
  ReadSettleUpService,
} from '#contexts/money/expenses/index.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DemoClock } from './demo-clock.ts';

interface Household {
  readonly houseId: string;
  readonly roomies: readonly Actor[];
  /** Roomies who have moved out since. */
  readonly left: readonly Actor[];
}

/** How the roomies of a house settled up over time, and a reported payment of one of them. */
@Injectable()
export class DemoSettleUp {
  constructor(
    private readonly planning: PlanSettleUp,
    private readonly reading: ReadSettleUpService,
    private readonly paying: PaySettleUpService,
    private readonly confirming: ConfirmSettleUpService,
    private readonly clock: DemoClock,
  ) {}

  /** Everyone pays in the morning, and the payments arrive in the evening. @param ago days */
  async settle(house: Household, ago: number): Promise<void> {
    for (const [at, proposed] of (await this.proposed(house, ago)).entries()) {
      const { from, to } = sidesOf(house, proposed);
      this.clock.setDaysAgo(ago, '10:30');
      const method = at % 2 === 0 ? 'bank_transfer' : 'cash';
      const paid = await this.paying.pay(from, proposed._id, { version: proposed.version, method, note: '' });
      this.clock.setDaysAgo(ago, '19:10');
      await this.confirming.confirm(to, paid._id, { version: paid.version });
    }
  }

  /** The open amounts; the last roomie reports a payment a day later. @param ago days */
  async open(house: Household, ago: number): Promise<void> {
    const isHere = ({ from }: SettleUpPayment): boolean => house.roomies.some(({ accountId: id }) => id === from._id);
    const last = (await this.proposed(house, ago)).findLast(isHere);
    if (!last) return;
    this.clock.setDaysAgo(ago - 1, '18:45');
    const note = 'For the vacuum cleaner';
    await this.paying.pay(sidesOf(house, last).from, last._id, { version: last.version, method: 'cash', note });
  }

  private async proposed({ houseId, roomies }: Household, ago: number): Promise<readonly SettleUpPayment[]> {
    const [someone] = roomies;
    if (!someone) return [];
    this.clock.setDaysAgo(ago, '09:00');
    await this.planning.replan(houseId);
    return (await this.reading.plan(someone, houseId)).payments;
  }
}

function sidesOf({ roomies, left }: Household, { from, to }: SettleUpPayment): { from: Actor; to: Actor } {
  const actorOf = (id: string): Actor => {
    const actor = [...roomies, ...left].find(({ accountId }) => accountId === id);
    if (!actor) throw new Error('Somebody else has to pay.');
    return actor;
  };
  return { from: actorOf(from._id), to: actorOf(to._id) };
}
