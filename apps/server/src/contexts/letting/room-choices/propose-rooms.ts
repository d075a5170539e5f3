import { divideRent, roomChoiceReplyBy } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { States } from '#kernel/state-machines/states.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { RoomChoicePeopleRepository } from './room-choice-people.repository.ts';
import { RoomChoiceRecord } from './room-choice-record.ts';
import { aboutChoice, RoomChoiceProposed } from './room-choices.events.ts';
import { ROOM_CHOICES, type RoomChoiceRow, RoomChoicesRepository } from './room-choices.repository.ts';
import { inTieOrder } from './tie-order.ts';

/** Makes the proposal of a room choice from everyone's values. */
@Injectable()
export class ProposeRooms {
  constructor(
    private readonly choices: RoomChoicesRepository,
    private readonly people: RoomChoicePeopleRepository,
    private readonly record: RoomChoiceRecord,
    private readonly ends: EndRoomChoice,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Proposes rooms and rents for a locked choice once everyone has answered; returns whether everyone has. Without rents
   * that aren't below zero, it expires and everyone is asked again. Joins the caller's transaction.
   */
  async proposeIfComplete(row: RoomChoiceRow): Promise<boolean> {
    const answers = inTieOrder(row.id, await this.people.listWorths(row.id));
    if (answers.length < row.rooms.length) return false;
    const division = divideRent(answers.map(({ worth }) => worth));
    if (division === null) {
      await this.people.askAgain(row.id);
      await this.ends.end(row, 'below_zero', null);
      return true;
    }
    const rents = row.rooms.map(({ id: roomId }, at) => ({ roomId, minor: division.rents[at] ?? 0 }));
    const proposed = answers.flatMap(({ id: personId, sha256 }, at) => {
      const room = rents[division.rooms[at] ?? -1];
      return room ? [{ ...room, personId, sha256 }] : [];
    });
    await this.choices.setRents(row.id, rents);
    await this.people.setRooms(proposed);
    const replyBy = roomChoiceReplyBy(this.clock.now());
    const moved = await this.states.advance(ROOM_CHOICES, 'propose', row.id, {
      set: { reply_by: replyBy, envy_minor: division.envy },
    });
    await this.ends.endRepliesAt(row.id, replyBy);
    const people = proposed.map(({ personId, roomId, minor, sha256 }) => ({
      person_id: personId,
      room_id: roomId,
      rent: minor,
      values_sha256: sha256,
    }));
    await this.record.append(row.id, { step: 'proposed', people, envy: division.envy }, null);
    await this.outbox.append(RoomChoiceProposed, aboutChoice(row, moved));
    return true;
  }
}
