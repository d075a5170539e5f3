import { dayIn, instantOf, netted, nextPlan, nextSettleUpReminder } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { SettleUpPlanned, SettleUpReminderDue } from './settle-up.events.ts';
import { type NewPayment, type OpenPayment, SETTLE_UPS, SettleUpRepository } from './settle-up.repository.ts';

/**
 * Brings a house's proposed payments in line with what its people owe each other. It depends only on balances and open
 * payments, so running it twice or late changes nothing.
 */
@Injectable()
export class PlanSettleUp {
  constructor(
    private readonly database: Database,
    private readonly houses: HousesReadModel,
    private readonly payments: SettleUpRepository,
    private readonly ledger: Ledger,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. */
  async replan(houseId: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.ledger.lock(houseId);
      const open = await this.payments.openPayments(houseId);
      const proposed = open.filter(({ state }) => state === 'proposed');
      const paid = open.filter(({ state }) => state === 'paid');
      const next = nextPlan({ proposed: netted(proposed), paid }, await this.ledger.listBalances(houseId, 'supplies'));
      const stays = new Set(next.map(keyOf));
      const goes = proposed.filter((payment) => !stays.has(keyOf(payment)));
      const there = new Set(proposed.map(keyOf));
      const comes = next.filter((payment) => !there.has(keyOf(payment)));
      if (goes.length === 0 && comes.length === 0) return;
      const ids = goes.map(({ id }) => id);
      await this.states.advanceAll(SETTLE_UPS, 'replace', ids);
      await this.scheduledEvents.unschedule(SettleUpReminderDue, ...ids);
      await this.propose(
        houseId,
        comes.map((payment) => ({ ...payment, remindedOn: lastReminderOf(payment.from, goes) })),
      );
      await this.outbox.append(SettleUpPlanned, { house_id: houseId, replaced: ids });
    });
  }

  private async propose(houseId: string, payments: readonly NewPayment[]): Promise<void> {
    if (payments.length === 0) return;
    const now = this.clock.now();
    const { timeZone } = await this.houses.findPlace(houseId);
    const since = dayIn(timeZone, now);
    const ids = await this.payments.propose(houseId, payments, now);
    const coming = payments.flatMap(({ remindedOn: lastOn }, at) => {
      const on = nextSettleUpReminder('pay', since, { sent: 0, lastOn });
      const id = ids[at];
      if (on === null || id === undefined) return [];
      const payload = { payment_id: id, of: 'pay' as const, since, sent: 0 };
      return [{ key: id, at: instantOf(on, '09:00', timeZone), payload }];
    });
    await this.scheduledEvents.schedule(SettleUpReminderDue, ...coming);
  }
}

const keyOf = ({ from, to, minor }: Pick<OpenPayment, 'from' | 'to' | 'minor'>): string =>
  [from, to, String(minor)].join(' ');

/** Returns when the debtor was last reminded of a payment that is being replaced. */
function lastReminderOf(from: string, replaced: readonly OpenPayment[]): string | null {
  const days = replaced.filter((payment) => payment.from === from).flatMap(({ remindedOn: on }) => on ?? []);
  return days.toSorted().at(-1) ?? null;
}
