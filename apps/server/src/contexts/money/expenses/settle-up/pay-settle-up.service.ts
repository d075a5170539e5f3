import type { ParsedInput, paySettleUp, SettleUpPayment, takeBackSettleUp } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { States } from '#kernel/state-machines/states.ts';
import { factsOf, PaymentParties } from './payment-parties.ts';
import { PlanSettleUp } from './plan-settle-up.ts';
import { ReadSettleUpService } from './read-settle-up.service.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';
import { SettleUpPaid, SettleUpTakenBack } from './settle-up.events.ts';
import { SETTLE_UPS } from './settle-up.repository.ts';

type Paid = ParsedInput<typeof paySettleUp>['body'];

/** Lets the debtor report a payment, which counts only after the creditor has confirmed it. */
@Injectable()
export class PaySettleUpService {
  constructor(
    private readonly parties: PaymentParties,
    private readonly planning: PlanSettleUp,
    private readonly reminding: RemindOfSettleUp,
    private readonly reader: ReadSettleUpService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws as {@link PaymentParties.actOn} */
  async pay(actor: Actor, id: string, { version, method, note }: Paid): Promise<SettleUpPayment> {
    await this.parties.actOn(actor, id, { side: 'from', action: 'pay', version }, async (row) => {
      const now = this.clock.now();
      const set = { paid_at: now, method: method ?? null, note: note.trim(), rejected_at: null, reason: '' };
      await this.states.advance(SETTLE_UPS, 'pay', id, { set });
      await this.reminding.schedule(row, 'confirm', dayIn(row.time_zone, now));
      await this.outbox.append(SettleUpPaid, { ...factsOf(row), actor_id: actor.accountId });
    });
    return this.reader.get(actor, id);
  }

  /** Another payment may have replaced the proposal since. @throws as {@link PaymentParties.actOn} */
  async takeBack(
    actor: Actor,
    id: string,
    { version }: ParsedInput<typeof takeBackSettleUp>['body'],
  ): Promise<SettleUpPayment> {
    await this.parties.actOn(actor, id, { side: 'from', action: 'takeBack', version }, async (row) => {
      const set = { paid_at: null, method: null, note: '' };
      await this.states.advance(SETTLE_UPS, 'takeBack', id, { set });
      await this.reminding.schedule(row, 'pay', dayIn(row.time_zone, this.clock.now()));
      await this.outbox.append(SettleUpTakenBack, { ...factsOf(row), actor_id: actor.accountId });
      await this.planning.replan(row.house_id);
    });
    return this.reader.get(actor, id);
  }
}
