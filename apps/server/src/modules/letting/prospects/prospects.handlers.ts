import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { HouseArchived } from '../../home/houses/index.ts';
import { StayGoesOn } from '../../home/roomies/index.ts';
import { RoomRetired } from '../../home/rooms/index.ts';
import { OffersService } from './offers.service.ts';

const WITHDRAW = { queue: 'recalculation', effect: 'transaction' } as const;

/** Withdraws offers of places that cannot be had any more. */
@Injectable()
export class ProspectsHandlers {
  constructor(private readonly offers: OffersService) {}

  @OnEvent(RoomRetired, { id: 'withdraw-offers-of-retired-room', ...WITHDRAW })
  roomRetired({ room_id, actor_id }: EventOf<typeof RoomRetired>): Promise<void> {
    return this.offers.withdrawAllOf({ roomId: room_id }, actor_id);
  }

  @OnEvent(StayGoesOn, { id: 'withdraw-offers-of-kept-room', ...WITHDRAW })
  roomKept({ room_id, actor_id }: EventOf<typeof StayGoesOn>): Promise<void> {
    return this.offers.withdrawAllOf({ roomId: room_id }, actor_id);
  }

  @OnEvent(HouseArchived, { id: 'withdraw-offers-of-archived-house', ...WITHDRAW })
  houseArchived({ house_id, actor_id }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.offers.withdrawAllOf({ houseId: house_id }, actor_id);
  }
}
