import { dayIn, purchasesBetween } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { EnterSupplyService } from '#contexts/money/expenses/supplies/enter-supply.service.ts';
import { RecurringSupplyDue, RecurringSupplyRefused } from '#contexts/money/expenses/supplies/supplies.events.ts';
import { type RecurringSupplyRow, RecurringSuppliesRepository } from './recurring-supplies.repository.ts';
import { RecurringSuppliesService } from './recurring-supplies.service.ts';

/** After a long pause, older ones than these are not made up for. */
const MOST_MISSED = 12;

/** Enters recurring purchases on their days, in the name of their buyers. */
@Injectable()
export class RecurringSuppliesHandlers {
  constructor(
    private readonly database: Database,
    private readonly recurring: RecurringSuppliesRepository,
    private readonly service: RecurringSuppliesService,
    private readonly entering: EnterSupplyService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Ends with the stay of its buyer. May run late: missed days are made up for, each once. */
  @EventHandler(RecurringSupplyDue, { id: 'enter-recurring-supply', queue: 'recalculation', effect: 'transaction' })
  async comes({ recurring_id: id }: EventOf<typeof RecurringSupplyDue>): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.recurring.find(id);
      if (!row) return;
      if (!row.is_live) {
        await this.service.end(row);
        return;
      }
      const today = dayIn(row.time_zone, this.clock.now());
      const rhythm = { every: row.every, firstOn: row.first_on };
      for (const day of purchasesBetween(rhythm, row.entered_on, today, MOST_MISSED)) {
        if ((await this.recurring.noteEntered(id, day)) && day !== row.skipped_on) await this.enter(row, day);
      }
      await this.service.scheduleNext(row);
    });
  }

  /** Tells the buyer instead if it no longer fits: someone who shares it has left. */
  private async enter(row: RecurringSupplyRow, day: string): Promise<void> {
    const buyer: Actor = { accountId: row.buyer_id, role: 'roomie', sessionId: '', name: '' };
    const body = { ...row.purchase, bought_on: day, photo: [], every: null, stock: [] };
    try {
      await this.entering.store(buyer, row.buyer_id, body, null, row.id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.outbox.append(RecurringSupplyRefused, { house_id: row.house_id, recurring_id: row.id });
    }
  }
}
