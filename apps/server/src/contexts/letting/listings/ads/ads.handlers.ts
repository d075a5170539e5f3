import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import {
  HouseArchived,
  StayAgreed,
  NoticeWithdrawn,
  TenancyStarted,
  RoomRetired,
} from '#contexts/housing/houses/index.ts';
import { AdStateService } from './ad-state.service.ts';
import { AdsRepository } from './ads.repository.ts';

const CLOSE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Closes ads of rooms that are no longer available. */
@Injectable()
export class AdsHandlers {
  constructor(
    private readonly ads: AdsRepository,
    private readonly states: AdStateService,
  ) {}

  @EventHandler(TenancyStarted, { id: 'close-ads-of-let-room', ...CLOSE })
  async roomLet({ room_id, is_reopened: isReopened }: EventOf<typeof TenancyStarted>): Promise<void> {
    if (isReopened === true) return; // still under notice
    // The tenancy may have ended again before this runs: the room is then available, and its ad remains.
    if ((await this.ads.findVacancy(room_id))?.occupied) await this.states.endRunning({ roomId: room_id });
  }

  @EventHandler([StayAgreed, NoticeWithdrawn], {
    id: 'close-ads-of-kept-room',
    formerIds: ['close-ads-of-promised-room'],
    ...CLOSE,
  })
  async roomTaken({ room_id }: Pick<EventOf<typeof NoticeWithdrawn>, 'room_id'>): Promise<void> {
    if ((await this.ads.findVacancy(room_id))?.occupied) await this.states.endRunning({ roomId: room_id });
  }

  @EventHandler(RoomRetired, { id: 'close-ads-of-retired-room', ...CLOSE })
  roomRetired({ room_id }: EventOf<typeof RoomRetired>): Promise<void> {
    return this.states.endRunning({ roomId: room_id });
  }

  @EventHandler(HouseArchived, { id: 'close-ads-of-archived-house', ...CLOSE })
  houseArchived({ house_id }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.states.endRunning({ houseId: house_id });
  }
}
