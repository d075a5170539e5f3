import { toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { EnterBillService } from './enter-bill.service.ts';
import { RecurringBillsRepository, type RecurringRow } from './recurring-bills.repository.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';
import { BillExpected, RecurringBillDue } from './variable-costs.events.ts';
import { toSharers } from './variable-costs.mapper.ts';
import { type WaitingBill, WaitingBills } from './waiting-bills.ts';

const RECALCULATE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Enters bills that are always the same, and asks for the others when they usually arrive. */
@Injectable()
export class VariableCostsHandlers {
  constructor(
    private readonly database: Database,
    private readonly recurring: RecurringBillsRepository,
    private readonly rhythms: RecurringBillsService,
    private readonly waiting: WaitingBills,
    private readonly entering: EnterBillService,
    private readonly outbox: Outbox,
  ) {}

  /** May run late: of several missed bills, only the last is asked for, and only once. */
  @EventHandler(RecurringBillDue, { id: 'remind-of-bill', ...RECALCULATE })
  async comes({ recurring_id: id }: EventOf<typeof RecurringBillDue>): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.recurring.find(id);
      if (!row) return;
      const waits = row.is_open ? await this.waiting.findWaiting(row) : undefined;
      if (waits && (await this.recurring.noteReminded(id, waits.since)) && !(await this.enter(row, waits))) {
        const about = { recurring_id: id, house_id: row.house_id, comes_on: waits.since };
        await this.outbox.append(BillExpected, about);
      }
      await this.rhythms.scheduleNext(row);
    });
  }

  /**
   * Enters a bill that is always the same, in the name of the roomie who set it, otherwise of the homeowner. @returns
   * false for one that differs, or that can't be entered: another covers some of its days, someone who shares it has
   * left, or the roomie can no longer run bills
   */
  private async enter(row: RecurringRow, { from, to }: WaitingBill): Promise<boolean> {
    if (row.amount_minor === null) return false;
    const setter: Pick<Actor, 'accountId' | 'role'> =
      row.setter_type === 'roomie'
        ? { accountId: row.set_by, role: 'roomie' }
        : { accountId: row.homeowner_id, role: 'homeowner' };
    const body = {
      category: row.category,
      from,
      to,
      amount: toWireMoney(Number(row.amount_minor), row.currency),
      supplier: row.supplier,
      note: '',
      split: toSharers(row.split),
      meter: null,
      photo: [],
      overlaps: false,
    };
    try {
      await this.entering.store({ ...setter, sessionId: '', name: '' }, row.house_id, body, null, row.id);
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}
