import type { ParsedInput, remindOfSettleUp, SettleUpPayment } from '@common-roof/contracts';
import { dayIn, instantOf, nextSettleUpReminder, type SettleUpReminder } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { factsOf, PaymentParties } from './payment-parties.ts';
import { ReadSettleUpService } from './read-settle-up.service.ts';
import { SettleUpReminderRequested, SettleUpReminded, SettleUpReminderDue } from './settle-up.events.ts';
import { type PaymentRow, SETTLE_UPS, SettleUpRepository } from './settle-up.repository.ts';

/** The state in which each kind of reminder waits for a person: a proposed payment, or a reported one. */
const WAITS = { pay: 'proposed', confirm: 'paid' } as const;

type ToRemind = z.input<(typeof SettleUpReminderDue)['payload']>;

/** Reminds people of a waiting payment in the morning of the house, on a schedule and when the creditor asks for it. */
@Injectable()
export class RemindOfSettleUp {
  constructor(
    private readonly parties: PaymentParties,
    private readonly database: Database,
    private readonly payments: SettleUpRepository,
    private readonly reader: ReadSettleUpService,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Replaces the scheduled reminder of the payment. @param since ISO date in the house's time zone */
  async schedule(row: PaymentRow, of: SettleUpReminder, since: string): Promise<void> {
    await this.plan(row, { payment_id: row.id, of, since, sent: 0 }, of === 'pay' ? row.reminded_on : null);
  }

  async cancel(id: string): Promise<void> {
    await this.scheduledEvents.unschedule(SettleUpReminderDue, id);
  }

  /** May run late, when nothing waits any more. */
  async remind({ payment_id: id, of, since, sent }: EventOf<typeof SettleUpReminderDue>): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.payments.find(id);
      if (row?.state !== WAITS[of]) return;
      const today = dayIn(row.time_zone, this.clock.now());
      await this.outbox.append(SettleUpReminded, { ...factsOf(row), of });
      if (of === 'pay') await this.payments.reminded(id, today);
      await this.plan(row, { payment_id: id, of, since, sent: sent + 1 }, today);
    });
  }

  /**
   * @throws as {@link PaymentParties.actOn}; 409 when they have already asked today, or the payment is reported as made
   */
  async remindNow(
    actor: Actor,
    id: string,
    { version }: ParsedInput<typeof remindOfSettleUp>['body'],
  ): Promise<SettleUpPayment> {
    await this.parties.actOn(actor, id, { side: 'to', version }, async (row) => {
      requireAllowed(SETTLE_UPS, 'pay', row.state);
      const today = dayIn(row.time_zone, this.clock.now());
      if (!(await this.payments.markReminded(id, today))) {
        throw new DomainError('conflict', { detail: 'You sent a reminder today.', current: { asked_on: today } });
      }
      await this.outbox.append(SettleUpReminderRequested, { ...factsOf(row), actor_id: actor.accountId });
    });
    return this.reader.get(actor, id);
  }

  private async plan({ id, time_zone: timeZone }: PaymentRow, payload: ToRemind, lastOn: string | null): Promise<void> {
    const on = nextSettleUpReminder(payload.of, payload.since, { sent: payload.sent, lastOn });
    if (on === null) await this.cancel(id);
    else
      await this.scheduledEvents.schedule(SettleUpReminderDue, {
        key: id,
        at: instantOf(on, '09:00', timeZone),
        payload,
      });
  }
}
