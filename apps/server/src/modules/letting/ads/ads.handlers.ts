import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { HouseArchived, HousesRepository } from '../../home/houses/index.ts';
import { TenancyStarted } from '../../home/roomies/index.ts';
import { RoomRetired } from '../../home/rooms/index.ts';
import { AdStateService } from './ad-state.service.ts';
import {
  AdChanged,
  AdClosed,
  AdDiscarded,
  AdOpened,
  AdPaused,
  AdWritten,
  ApplicantConfirmed,
  ApplicantMoved,
  ApplicantWithdrew,
} from './ads.events.ts';
import { AdsRepository } from './ads.repository.ts';

const PUSH = { queue: 'realtime', effect: 'outside' } as const;
const CLOSE = { queue: 'recalculation', effect: 'transaction' } as const;

/** Tells the screens of a homeowner what is different about their ads, and ends ads of rooms that cannot be had. */
@Injectable()
export class AdsHandlers {
  constructor(
    private readonly ads: AdsRepository,
    private readonly states: AdStateService,
    private readonly houses: HousesRepository,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent(AdWritten, { id: 'push-ad-written', ...PUSH })
  written({ ad_id }: EventOf<typeof AdWritten>): Promise<void> {
    return this.push(ad_id);
  }

  @OnEvent(AdChanged, { id: 'push-ad-changed', ...PUSH })
  changed({ ad_id }: EventOf<typeof AdChanged>): Promise<void> {
    return this.push(ad_id);
  }

  @OnEvent(AdOpened, { id: 'push-ad-opened', ...PUSH })
  opened({ ad_id, house_id }: EventOf<typeof AdOpened>): Promise<void> {
    return this.pushWithHouse(ad_id, house_id);
  }

  @OnEvent(AdPaused, { id: 'push-ad-paused', ...PUSH })
  paused({ ad_id, house_id }: EventOf<typeof AdPaused>): Promise<void> {
    return this.pushWithHouse(ad_id, house_id);
  }

  @OnEvent(AdClosed, { id: 'push-ad-closed', ...PUSH })
  closed({ ad_id, house_id }: EventOf<typeof AdClosed>): Promise<void> {
    return this.pushWithHouse(ad_id, house_id);
  }

  @OnEvent(AdDiscarded, { id: 'push-ad-discarded', ...PUSH })
  discarded({ ad_id, homeowner_id }: EventOf<typeof AdDiscarded>): void {
    this.realtime.toAccount(homeowner_id).emit('ad:changed', { ad_id });
  }

  @OnEvent(ApplicantConfirmed, { id: 'push-applicant-confirmed', ...PUSH })
  applied({ ad_id }: EventOf<typeof ApplicantConfirmed>): Promise<void> {
    return this.push(ad_id);
  }

  @OnEvent(ApplicantMoved, { id: 'push-applicant-moved', ...PUSH })
  moved({ ad_id }: EventOf<typeof ApplicantMoved>): Promise<void> {
    return this.push(ad_id);
  }

  @OnEvent(ApplicantWithdrew, { id: 'push-applicant-withdrew', ...PUSH })
  withdrew({ ad_id }: EventOf<typeof ApplicantWithdrew>): Promise<void> {
    return this.push(ad_id);
  }

  @OnEvent(TenancyStarted, { id: 'close-ads-of-let-room', ...CLOSE })
  async roomLet({ room_id }: EventOf<typeof TenancyStarted>): Promise<void> {
    // By the time this runs the stay may be over again: then the room is to be had, and its ad stays.
    if ((await this.ads.vacancyOf(room_id))?.occupied) await this.states.endRunning({ roomId: room_id });
  }

  @OnEvent(RoomRetired, { id: 'close-ads-of-retired-room', ...CLOSE })
  roomRetired({ room_id }: EventOf<typeof RoomRetired>): Promise<void> {
    return this.states.endRunning({ roomId: room_id });
  }

  @OnEvent(HouseArchived, { id: 'close-ads-of-archived-house', ...CLOSE })
  houseArchived({ house_id }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.states.endRunning({ houseId: house_id });
  }

  private async push(adId: string): Promise<void> {
    const ad = await this.ads.find(adId);
    if (ad) this.realtime.toAccount(ad.homeowner_id).emit('ad:changed', { ad_id: adId });
  }

  /** The state of the room is another, too. */
  private async pushWithHouse(adId: string, houseId: string): Promise<void> {
    await this.push(adId);
    this.realtime.toAccounts(await this.houses.audienceOf(houseId)).emit('house:changed', { house_id: houseId });
  }
}
