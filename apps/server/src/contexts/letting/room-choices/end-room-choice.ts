import type { RoomChoiceEnd } from '@common-roof/contracts';
import { roomChoiceMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { type ChoiceStepper, RoomChoiceRecord } from './room-choice-record.ts';
import {
  aboutChoice,
  RoomChoiceCloses,
  RoomChoiceClosesSoon,
  RoomChoiceEnded,
  RoomChoiceReplyEnds,
} from './room-choices.events.ts';
import {
  ROOM_CHOICES,
  type RoomChoiceObstacle,
  type RoomChoiceRow,
  RoomChoicesRepository,
} from './room-choices.repository.ts';

const DAY_MS = 86_400_000;
const EXPIRED: readonly RoomChoiceEnd[] = ['unanswered', 'not_accepted', 'below_zero'];

/** Ends room choices without lease offers, and schedules when their time is up. */
@Injectable()
export class EndRoomChoice {
  constructor(
    private readonly database: Database,
    private readonly choices: RoomChoicesRepository,
    private readonly record: RoomChoiceRecord,
    private readonly states: States,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Ends a locked choice. Joins the caller's transaction. Throws 409 when it is over. */
  async end(row: RoomChoiceRow, why: RoomChoiceEnd, by: ChoiceStepper | null): Promise<void> {
    const action = why === 'declined' ? 'decline' : EXPIRED.includes(why) ? 'expire' : 'withdraw';
    const moved = await this.states.advance(ROOM_CHOICES, action, row.id, {
      set: { ended: why, ended_at: this.clock.now() },
    });
    await this.unschedule(row.id);
    await this.record.append(row.id, { step: 'ended', why }, by);
    await this.outbox.append(RoomChoiceEnded, { ...aboutChoice(row, moved), actor_id: by?.accountId ?? null, why });
  }

  /** Ends the open choices that something has made impossible. Joins the caller's transaction. */
  async endThose(because: RoomChoiceObstacle, why: RoomChoiceEnd): Promise<void> {
    await this.database.transaction(async () => {
      for (const id of await this.choices.listOpen(because)) {
        const row = await this.choices.lock(id);
        if (row && row.state !== 'expired' && roomChoiceMachine.allows('withdraw', row.state)) {
          await this.end(row, why, null);
        }
      }
    });
  }

  /** Schedules the end of the time for answers, and the reminder a day before it. */
  async closeAt(id: string, closesAt: Date): Promise<void> {
    await this.unschedule(id);
    await this.scheduledEvents.schedule(RoomChoiceCloses, { key: id, at: closesAt, payload: { room_choice_id: id } });
    await this.remindBefore(id, closesAt);
  }

  /** Schedules the end of the time to accept the proposal, and the reminder a day before it. */
  async endRepliesAt(id: string, replyBy: Date): Promise<void> {
    await this.unschedule(id);
    await this.scheduledEvents.schedule(RoomChoiceReplyEnds, { key: id, at: replyBy, payload: { room_choice_id: id } });
    await this.remindBefore(id, replyBy);
  }

  private async remindBefore(id: string, end: Date): Promise<void> {
    const at = new Date(end.getTime() - DAY_MS);
    if (at <= this.clock.now()) return;
    await this.scheduledEvents.schedule(RoomChoiceClosesSoon, { key: id, at, payload: { room_choice_id: id } });
  }

  async unschedule(id: string): Promise<void> {
    for (const event of [RoomChoiceCloses, RoomChoiceClosesSoon, RoomChoiceReplyEnds]) {
      await this.scheduledEvents.unschedule(event, id);
    }
  }
}
