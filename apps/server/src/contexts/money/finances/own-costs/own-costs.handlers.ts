import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { RecurringCostDue, RecurringCostsAdded } from './own-costs.events.ts';
import { RecurringCosts } from './recurring-costs.ts';
import { RecurringCostsRepository } from './recurring-costs.repository.ts';

/** Adds recurring costs by themselves. */
@Injectable()
export class OwnCostsHandlers {
  constructor(
    private readonly database: Database,
    private readonly rows: RecurringCostsRepository,
    private readonly recurring: RecurringCosts,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** May run late: all days that were missed are added, with one notice. An archived house waits until it is restored. */
  @EventHandler(RecurringCostDue, { id: 'add-recurring-cost', queue: 'recalculation', effect: 'transaction' })
  async addDue({ recurring_id: id }: EventOf<typeof RecurringCostDue>): Promise<void> {
    await this.database.transaction(async () => {
      await this.rows.lock(id);
      const row = await this.rows.find(id);
      if (!row) return;
      const ids = row.is_open ? await this.recurring.addUntil(row, dayIn(row.time_zone, this.clock.now())) : [];
      const newest = ids.at(-1);
      if (newest !== undefined) {
        const added = { house_id: row.house_id, cost_id: newest, count: ids.length };
        await this.outbox.append(RecurringCostsAdded, added);
      }
      await this.recurring.scheduleNext(id);
    });
  }
}
