import type {
  confirmSettleUp,
  ParsedInput,
  rejectSettleUp,
  SettleUpPayment,
  undoSettleUp,
} from '@common-roof/contracts';
import { dayIn, settledUp } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { factsOf, PaymentParties } from './payment-parties.ts';
import { PlanSettleUp } from './plan-settle-up.ts';
import { ReadSettleUpService } from './read-settle-up.service.ts';
import { RemindOfSettleUp } from './remind-of-settle-up.ts';
import { SettleUpConfirmed, SettleUpRejected, SettleUpUndone } from './settle-up.events.ts';
import { SETTLE_UPS } from './settle-up.repository.ts';

const SUBJECT = 'settle_up';

/**
 * Lets the creditor confirm that a payment arrived, which moves the money in the ledger in the same step, or reject it.
 */
@Injectable()
export class ConfirmSettleUpService {
  constructor(
    private readonly parties: PaymentParties,
    private readonly planning: PlanSettleUp,
    private readonly reminding: RemindOfSettleUp,
    private readonly ledger: Ledger,
    private readonly reader: ReadSettleUpService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws as {@link PaymentParties.actOn} */
  async confirm(
    actor: Actor,
    id: string,
    { version }: ParsedInput<typeof confirmSettleUp>['body'],
  ): Promise<SettleUpPayment> {
    await this.parties.actOn(actor, id, { side: 'to', action: 'confirm', version }, async (row) => {
      const { house_id: houseId, from_id: from, to_id: to, method, note } = row;
      const now = this.clock.now();
      await this.states.advance(SETTLE_UPS, 'confirm', id, {
        set: { confirmed_at: now, rejected_at: null, reason: '' },
      });
      await this.ledger.post({
        houseId,
        kind: 'settle_up',
        onDay: dayIn(row.time_zone, now),
        by: actor.accountId,
        key: `${SUBJECT}:${id}`,
        subject: { kind: SUBJECT, id },
        facts: { method, note },
        postings: settledUp({ from, to, minor: Number(row.minor) }),
      });
      await this.reminding.cancel(id);
      await this.outbox.append(SettleUpConfirmed, { ...factsOf(row), actor_id: actor.accountId });
    });
    return this.reader.get(actor, id);
  }

  /** Without a payment, the ledger doesn't change. @throws as {@link PaymentParties.actOn} */
  async reject(
    actor: Actor,
    id: string,
    { version, reason }: ParsedInput<typeof rejectSettleUp>['body'],
  ): Promise<SettleUpPayment> {
    await this.parties.actOn(actor, id, { side: 'to', action: 'reject', version }, async (row) => {
      const now = this.clock.now();
      const set = { paid_at: null, method: null, note: '', rejected_at: now, reason: reason.trim() };
      await this.states.advance(SETTLE_UPS, 'reject', id, { set });
      await this.reminding.schedule(row, 'pay', dayIn(row.time_zone, now));
      await this.outbox.append(SettleUpRejected, { ...factsOf(row), actor_id: actor.accountId });
      await this.planning.replan(row.house_id);
    });
    return this.reader.get(actor, id);
  }

  /** Proposes a payment again, because the amount is owed again. @throws as {@link PaymentParties.actOn} */
  async undo(
    actor: Actor,
    id: string,
    { version, reason: said }: ParsedInput<typeof undoSettleUp>['body'],
  ): Promise<SettleUpPayment> {
    await this.parties.actOn(actor, id, { side: 'to', action: 'undo', version }, async (row) => {
      const now = this.clock.now();
      const reason = said.trim();
      await this.states.advance(SETTLE_UPS, 'undo', id, { set: { undone_at: now, reason } });
      const journalId = (await this.ledger.listStanding(SUBJECT, [id])).get(id)?.journalId ?? null;
      if (journalId === null) throw new Error(`The ledger has nothing of the confirmed payment ${id}.`);
      await this.ledger.reverse(journalId, { reason, onDay: dayIn(row.time_zone, now), by: actor.accountId });
      await this.outbox.append(SettleUpUndone, { ...factsOf(row), actor_id: actor.accountId });
      await this.planning.replan(row.house_id);
    });
    return this.reader.get(actor, id);
  }
}
