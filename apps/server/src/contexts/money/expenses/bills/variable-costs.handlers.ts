import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { RecurringBillsRepository } from './recurring-bills.repository.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';
import { BillExpected, RecurringBillDue } from './variable-costs.events.ts';
import { WaitingBills } from './waiting-bills.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Asks for bills when they usually arrive. */
@Injectable()
export class VariableCostsHandlers {
  constructor(
    private readonly database: Database,
    private readonly recurring: RecurringBillsRepository,
    private readonly rhythms: RecurringBillsService,
    private readonly waiting: WaitingBills,
    private readonly outbox: Outbox,
  ) {}

  /** May run late: of several missed bills, only the last is asked for, and only once. */
  @EventHandler(RecurringBillDue, { id: 'remind-of-bill', ...RECALCULATE })
  async comes({ recurring_id: id }: EventOf<typeof RecurringBillDue>): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.recurring.find(id);
      if (!row) return;
      const waits = row.is_open ? await this.waiting.findWaiting(row) : undefined;
      if (waits && (await this.recurring.noteReminded(id, waits.since))) {
        const about = { recurring_id: id, house_id: row.house_id, comes_on: waits.since };
        await this.outbox.append(BillExpected, about);
      }
      await this.rhythms.scheduleNext(row);
    });
  }
}
