import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { DueTable } from '../../../platform/schedule/due-table.ts';
import { StayChanged, StayGoesOn, TenancyEnded, TenancyStarted } from '../../home/roomies/index.ts';
import { BillSharesRepository } from './bill-shares.repository.ts';
import { ReckonBills } from './reckon-bills.ts';
import { RecurringBillsRepository } from './recurring-bills.repository.ts';
import { RecurringBillsService } from './recurring-bills.service.ts';
import { BillExpected, BillsReckoned, BillsToReckon, RecurringBillDue } from './variable-costs.events.ts';
import { WaitingBills } from './waiting-bills.ts';

interface AboutHouse {
  readonly house_id: string;
}

const RECKON = { queue: 'recalculation', effect: 'transaction' } as const;

/** Bills are shared again when others lived there than was known, and are asked for when they usually come. */
@Injectable()
export class VariableCostsHandlers {
  constructor(
    private readonly database: Database,
    private readonly shares: BillSharesRepository,
    private readonly reckoning: ReckonBills,
    private readonly recurring: RecurringBillsRepository,
    private readonly rhythms: RecurringBillsService,
    private readonly waiting: WaitingBills,
    private readonly due: DueTable,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @OnEvent(BillsToReckon, { id: 'reckon-bills', ...RECKON })
  async reckon({ house_id: houseId, year }: EventOf<typeof BillsToReckon>): Promise<void> {
    await this.database.transaction(async () => {
      await this.reckoning.year(houseId, year);
      await this.outbox.append(BillsReckoned, { house_id: houseId });
    });
  }

  @OnEvent(TenancyStarted, { id: 'reckon-bills-with-new-roomie', ...RECKON })
  movedIn(event: EventOf<typeof TenancyStarted>): Promise<void> {
    return this.reckonAll(event);
  }

  @OnEvent(TenancyEnded, { id: 'reckon-bills-without-roomie', ...RECKON })
  movedOut(event: EventOf<typeof TenancyEnded>): Promise<void> {
    return this.reckonAll(event);
  }

  @OnEvent(StayGoesOn, { id: 'reckon-bills-with-roomie-who-stays', ...RECKON })
  stays(event: EventOf<typeof StayGoesOn>): Promise<void> {
    return this.reckonAll(event);
  }

  @OnEvent(StayChanged, { id: 'reckon-bills-of-changed-stay', ...RECKON })
  stayChanged(event: EventOf<typeof StayChanged>): Promise<void> {
    return this.reckonAll(event);
  }

  /** It may run late: of several that came, only the last is asked for, and once. */
  @OnEvent(RecurringBillDue, { id: 'remind-of-bill', ...RECKON })
  async comes({ recurring_id: id }: EventOf<typeof RecurringBillDue>): Promise<void> {
    await this.database.transaction(async () => {
      const row = await this.recurring.find(id);
      if (!row) return;
      const waits = row.is_open ? await this.waiting.of(row) : undefined;
      if (waits && (await this.recurring.noteReminded(id, waits.since))) {
        const about = { recurring_id: id, house_id: row.house_id, comes_on: waits.since };
        await this.outbox.append(BillExpected, about);
      }
      await this.rhythms.scheduleNext(row);
    });
  }

  /** Each year is a job of its own: a house of many years holds up nobody. */
  private async reckonAll({ house_id: houseId }: AboutHouse): Promise<void> {
    const at = this.clock.now();
    const years = await this.shares.yearsOf(houseId);
    await this.due.schedule(
      BillsToReckon,
      ...years.map((year) => ({ key: `${houseId} ${String(year)}`, at, payload: { house_id: houseId, year } })),
    );
  }
}
