import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { DueTable } from '../../../platform/schedule/due-table.ts';
import { StayChanged, StayGoesOn, TenancyEnded, TenancyStarted } from '../../home/roomies/index.ts';
import { ReckonSupplies } from './reckon-supplies.ts';
import { SuppliesToReckon } from './supplies.events.ts';
import { SupplyMonthsRepository } from './supply-months.repository.ts';

interface AboutHouse {
  readonly house_id: string;
}

const RECKON = { queue: 'recalculation', effect: 'transaction' } as const;

/** Months are reckoned again when somebody asks for it, and when others lived there than was known. */
@Injectable()
export class SuppliesHandlers {
  constructor(
    private readonly months: SupplyMonthsRepository,
    private readonly reckoning: ReckonSupplies,
    private readonly due: DueTable,
    private readonly clock: Clock,
  ) {}

  @OnEvent(SuppliesToReckon, { id: 'reckon-supplies', ...RECKON })
  reckon({ house_id: houseId, month }: EventOf<typeof SuppliesToReckon>): Promise<void> {
    return this.reckoning.reckon(houseId, month, null);
  }

  @OnEvent(TenancyStarted, { id: 'reckon-supplies-with-new-roomie', ...RECKON })
  movedIn(event: EventOf<typeof TenancyStarted>): Promise<void> {
    return this.reckonAll(event);
  }

  @OnEvent(TenancyEnded, { id: 'reckon-supplies-without-roomie', ...RECKON })
  movedOut(event: EventOf<typeof TenancyEnded>): Promise<void> {
    return this.reckonAll(event);
  }

  @OnEvent(StayGoesOn, { id: 'reckon-supplies-with-roomie-who-stays', ...RECKON })
  stays(event: EventOf<typeof StayGoesOn>): Promise<void> {
    return this.reckonAll(event);
  }

  @OnEvent(StayChanged, { id: 'reckon-supplies-of-changed-stay', ...RECKON })
  stayChanged(event: EventOf<typeof StayChanged>): Promise<void> {
    return this.reckonAll(event);
  }

  /** Each month is a job of its own: a house of many years holds up nobody. */
  private async reckonAll({ house_id: houseId }: AboutHouse): Promise<void> {
    const at = this.clock.now();
    const months = await this.months.monthsOf(houseId);
    await this.due.schedule(
      SuppliesToReckon,
      ...months.map((month) => ({ key: `${houseId} ${month}`, at, payload: { house_id: houseId, month } })),
    );
  }
}
