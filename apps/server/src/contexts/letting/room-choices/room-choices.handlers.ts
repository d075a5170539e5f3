import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { HouseArchived, NoticeWithdrawn, RoomRetired } from '#contexts/housing/houses/index.ts';
import { AgreementCountersigned, NoticeGiven } from '#contexts/letting/leasing/index.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { RoomChoiceCloses, RoomChoiceReplyEnds } from './room-choices.events.ts';
import { RoomChoicesRepository } from './room-choices.repository.ts';

const END = { queue: 'recalculation', effect: 'transaction' } as const;

/** Ends room choices whose time is up, or that something else has made impossible. */
@Injectable()
export class RoomChoicesHandlers {
  constructor(
    private readonly database: Database,
    private readonly choices: RoomChoicesRepository,
    private readonly ends: EndRoomChoice,
    private readonly clock: Clock,
  ) {}

  @EventHandler(RoomChoiceCloses, { id: 'close-room-choice', ...END })
  closes({ room_choice_id: id }: EventOf<typeof RoomChoiceCloses>): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.choices.lock(id);
      if (row?.state === 'collecting' && row.closes_at <= this.clock.now())
        await this.ends.end(row, 'unanswered', null);
    });
  }

  @EventHandler(RoomChoiceReplyEnds, { id: 'end-replies-to-room-choice', ...END })
  replyEnds({ room_choice_id: id }: EventOf<typeof RoomChoiceReplyEnds>): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.choices.lock(id);
      const isOver = row?.reply_by && row.reply_by <= this.clock.now();
      if (row?.state === 'proposed' && isOver) await this.ends.end(row, 'not_accepted', null);
    });
  }

  @EventHandler([RoomRetired, NoticeWithdrawn], { id: 'end-choices-of-room', ...END })
  roomGone({ room_id: roomId }: Pick<EventOf<typeof RoomRetired>, 'room_id'>): Promise<void> {
    return this.ends.endThose({ roomId }, 'room_gone');
  }

  /** The room was let by another lease. */
  @EventHandler(AgreementCountersigned, { id: 'end-choices-of-let-room', ...END })
  async roomLet({ agreement_id }: EventOf<typeof AgreementCountersigned>): Promise<void> {
    const roomId = await this.choices.findRoomOfLease(agreement_id);
    if (roomId !== null) await this.ends.endThose({ roomId }, 'room_gone');
  }

  /** A roomie who would move to another room moves out instead. */
  @EventHandler(NoticeGiven, { id: 'end-choices-of-leaving-roomie', ...END })
  personLeaves({ agreement_id: leaseId }: EventOf<typeof NoticeGiven>): Promise<void> {
    return this.ends.endThose({ leaseId }, 'person_left');
  }

  @EventHandler(HouseArchived, { id: 'end-choices-of-archived-house', ...END })
  houseArchived({ house_id: houseId }: EventOf<typeof HouseArchived>): Promise<void> {
    return this.ends.endThose({ houseId }, 'house_archived');
  }
}
