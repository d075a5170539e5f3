import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { HouseArchived, NoticeWithdrawn, RoomRetired } from '#contexts/housing/houses/index.ts';
import { OffersService } from './offers.service.ts';

const WITHDRAW = { queue: 'recalculation', effect: 'transaction' } as const;

/** Withdraws offers of rooms that are no longer available. */
@Injectable()
export class ProspectsHandlers {
  constructor(private readonly offers: OffersService) {}

  @EventHandler([RoomRetired, NoticeWithdrawn], {
    id: 'withdraw-offers-of-room',
    formerIds: ['withdraw-offers-of-retired-room', 'withdraw-offers-of-kept-room'],
    ...WITHDRAW,
  })
  roomUnavailable({ room_id, actor_id }: Pick<EventOf<typeof RoomRetired>, 'room_id' | 'actor_id'>): Promise<void> {
    return this.offers.withdrawAllForRoom({ roomId: room_id }, actor_id);
  }

  @EventHandler(HouseArchived, { id: 'withdraw-offers-of-archived-house', ...WITHDRAW })
  houseArchived({ house_id, actor_id }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.offers.withdrawAllForRoom({ houseId: house_id }, actor_id);
  }
}
