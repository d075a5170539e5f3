import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Realtime } from '../../../platform/realtime/realtime.ts';
import { HouseArchived } from '../../home/houses/index.ts';
import { RoomRetired } from '../../home/rooms/index.ts';
import { OffersService } from './offers.service.ts';
import {
  LeaseTextWritten,
  OfferChanged,
  OfferSentAgain,
  OfferWithdrawn,
  ProspectActed,
  RoomOffered,
} from './prospects.events.ts';
import { ProspectsRepository } from './prospects.repository.ts';

const WITHDRAW = { queue: 'recalculation', effect: 'transaction' } as const;
const PUSH = { queue: 'realtime', effect: 'outside' } as const;

/** Tells the screens of a homeowner that an offer is different, and withdraws those of places that were given up. */
@Injectable()
export class ProspectsHandlers {
  constructor(
    private readonly prospects: ProspectsRepository,
    private readonly offers: OffersService,
    private readonly realtime: Realtime,
  ) {}

  @OnEvent(RoomOffered, { id: 'push-room-offered', ...PUSH })
  offered({ prospect_id }: EventOf<typeof RoomOffered>): Promise<void> {
    return this.push(prospect_id);
  }

  @OnEvent(OfferChanged, { id: 'push-offer-changed', ...PUSH })
  changed({ prospect_id }: EventOf<typeof OfferChanged>): Promise<void> {
    return this.push(prospect_id);
  }

  @OnEvent(OfferSentAgain, { id: 'push-offer-sent-again', ...PUSH })
  sentAgain({ prospect_id }: EventOf<typeof OfferSentAgain>): Promise<void> {
    return this.push(prospect_id);
  }

  @OnEvent(OfferWithdrawn, { id: 'push-offer-withdrawn', ...PUSH })
  withdrawn({ prospect_id }: EventOf<typeof OfferWithdrawn>): Promise<void> {
    return this.push(prospect_id);
  }

  @OnEvent(LeaseTextWritten, { id: 'push-lease-text-written', ...PUSH })
  leaseWritten({ prospect_id }: EventOf<typeof LeaseTextWritten>): Promise<void> {
    return this.push(prospect_id);
  }

  @OnEvent(ProspectActed, { id: 'push-prospect-acted', ...PUSH })
  acted({ prospect_id }: EventOf<typeof ProspectActed>): Promise<void> {
    return this.push(prospect_id);
  }

  @OnEvent(RoomRetired, { id: 'withdraw-offers-of-retired-room', ...WITHDRAW })
  roomRetired({ room_id, actor_id }: EventOf<typeof RoomRetired>): Promise<void> {
    return this.offers.withdrawAllOf({ roomId: room_id }, actor_id);
  }

  @OnEvent(HouseArchived, { id: 'withdraw-offers-of-archived-house', ...WITHDRAW })
  houseArchived({ house_id, actor_id }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.offers.withdrawAllOf({ houseId: house_id }, actor_id);
  }

  private async push(prospectId: string): Promise<void> {
    const row = await this.prospects.find(prospectId);
    if (row) this.realtime.toAccount(row.homeowner_id).emit('prospect:changed', { prospect_id: prospectId });
  }
}
