import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { StayChanged, StayGoesOn, TenancyEnded, TenancyStarted } from '../../home/roomies/index.ts';
import { ReckonLater } from './reckon-later.ts';
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
    private readonly later: ReckonLater,
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

  private async reckonAll({ house_id: houseId }: AboutHouse): Promise<void> {
    await this.later.schedule(houseId, await this.months.monthsOf(houseId));
  }
}
