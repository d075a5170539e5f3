import { Injectable } from '@nestjs/common';

import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { AdClosed, AdOpened, AdPaused, ApplicantConfirmed, AdsRepository } from '../../letting/ads/index.ts';
import { OfferWithdrawn, RoomOffered } from '../../letting/prospects/index.ts';
import { ActivityRecorder } from './activity-recorder.ts';

const QUEUE = { queue: 'notification', effect: 'transaction' } as const;

/** What becomes of advertised rooms. Applicants have no account here: the stream does not name them. */
@Injectable()
export class AdActivityHandlers {
  constructor(
    private readonly recorder: ActivityRecorder,
    private readonly ads: AdsRepository,
  ) {}

  @OnEvent(AdOpened, { id: 'record-ad-opened', ...QUEUE })
  opened(event: EventOf<typeof AdOpened>): Promise<void> {
    const line = { kind: AdOpened.type, actorId: event.actor_id, summary: 'advertised a room of' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(AdPaused, { id: 'record-ad-paused', ...QUEUE })
  paused(event: EventOf<typeof AdPaused>): Promise<void> {
    const line = { kind: AdPaused.type, actorId: event.actor_id, summary: 'paused an ad of' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(AdClosed, { id: 'record-ad-closed', ...QUEUE })
  closed(event: EventOf<typeof AdClosed>): Promise<void> {
    const line =
      event.actor_id === null
        ? { kind: AdClosed.type, summary: 'An ad ended by itself in' }
        : { kind: AdClosed.type, actorId: event.actor_id, summary: 'closed an ad of' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(ApplicantConfirmed, { id: 'record-room-applied', ...QUEUE })
  async applied(event: EventOf<typeof ApplicantConfirmed>): Promise<void> {
    const ad = await this.ads.find(event.ad_id);
    if (!ad) return;
    const line = { kind: ApplicantConfirmed.type, summary: 'Somebody applied for a room of' };
    await this.recorder.recordAtHouse(event, ad.house_id, line);
  }

  @OnEvent(RoomOffered, { id: 'record-room-offered', ...QUEUE })
  offered(event: EventOf<typeof RoomOffered>): Promise<void> {
    const line = { kind: RoomOffered.type, actorId: event.actor_id, summary: 'offered a room of' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }

  @OnEvent(OfferWithdrawn, { id: 'record-room-offer-withdrawn', ...QUEUE })
  withdrawn(event: EventOf<typeof OfferWithdrawn>): Promise<void> {
    const line = { kind: OfferWithdrawn.type, actorId: event.actor_id, summary: 'withdrew an offer in' };
    return this.recorder.recordAtHouse(event, event.house_id, line);
  }
}
