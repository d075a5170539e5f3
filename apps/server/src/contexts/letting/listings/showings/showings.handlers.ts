import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ApplicantMoved, ApplicantWithdrew } from '#contexts/letting/listings/ads/ads.events.ts';
import {
  HouseArchived,
  StayAgreed,
  TenancyEnded,
  TenancyStarted,
  RoomRetired,
} from '#contexts/housing/houses/index.ts';
import { ChangeShowing } from './change-showing.ts';
import { type ShowingRow, ShowingsRepository } from './showings.repository.ts';

type Place = Parameters<ShowingsRepository['listAhead']>[0];

const CANCEL = { queue: 'recalculation', effect: 'transaction' } as const;

/** Cancels showings that are no longer needed. */
@Injectable()
export class ShowingsHandlers {
  constructor(
    private readonly database: Database,
    private readonly showings: ShowingsRepository,
    private readonly change: ChangeShowing,
    private readonly clock: Clock,
  ) {}

  @EventHandler(ApplicantMoved, { id: 'cancel-showings-of-declined', ...CANCEL })
  async applicantMoved({ applicant_id: applicantId, to }: EventOf<typeof ApplicantMoved>): Promise<void> {
    if (to === 'declined') await this.cancelAhead({ applicantId }, 'homeowner');
  }

  @EventHandler(ApplicantWithdrew, { id: 'cancel-showings-of-withdrawn', ...CANCEL })
  applicantWithdrew({ applicant_id: applicantId }: EventOf<typeof ApplicantWithdrew>): Promise<void> {
    return this.cancelAhead({ applicantId }, 'visitor');
  }

  @EventHandler(RoomRetired, { id: 'cancel-showings-of-retired-room', ...CANCEL })
  roomRetired({ room_id: roomId }: EventOf<typeof RoomRetired>): Promise<void> {
    return this.cancelAhead({ roomId }, 'homeowner');
  }

  @EventHandler(HouseArchived, { id: 'cancel-showings-of-archived-house', ...CANCEL })
  houseArchived({ house_id: houseId }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.cancelAhead({ houseId }, 'homeowner');
  }

  /** Cancels the showings of a room that is let; the previous roomie is no longer there to answer. */
  @EventHandler([StayAgreed, TenancyStarted], {
    id: 'cancel-showings-of-let-room',
    formerIds: ['cancel-showings-of-promised-room'],
    ...CANCEL,
  })
  async roomLet({
    room_id: roomId,
    roomie_id: roomieId,
    is_reopened,
    occurredAt,
  }: EventOf<typeof StayAgreed> & Pick<EventOf<typeof TenancyStarted>, 'is_reopened'>): Promise<void> {
    if (is_reopened === true) return; // still under notice
    await this.eachAhead({ roomId }, async (row) => {
      const wasPlannedBefore = row.roomie_id === roomieId && row.created_at < occurredAt;
      if (wasPlannedBefore) await this.change.cancel(row, 'homeowner', '', null);
    });
  }

  /** Asks the visitor instead of the roomie who moved out, as for every empty room. */
  @EventHandler(TenancyEnded, { id: 'ask-visitors-of-left-room', ...CANCEL })
  roomLeft({ room_id: roomId }: EventOf<typeof TenancyEnded>): Promise<void> {
    return this.eachAhead({ roomId }, async (row) => {
      if (row.state === 'proposed' && row.roomie_id === null && !row.visitor_told) await this.change.askVisitor(row);
    });
  }

  private cancelAhead(place: Place, by: 'homeowner' | 'visitor'): Promise<void> {
    return this.eachAhead(place, (row) => this.change.cancel(row, by, '', null));
  }

  private async eachAhead(place: Place, work: (row: ShowingRow) => Promise<void>): Promise<void> {
    const now = this.clock.now();
    await this.database.transaction(async () => {
      for (const id of await this.showings.listAhead(place, now)) {
        const row = await this.showings.lock(id);
        // A showing that began without an answer is over already.
        if (row && row.state !== 'cancelled' && (row.state === 'confirmed' || row.starts_at > now)) await work(row);
      }
    });
  }
}
