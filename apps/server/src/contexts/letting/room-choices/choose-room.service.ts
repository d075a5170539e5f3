import { randomBytes } from 'node:crypto';

import type { answerRoomChoice, OwnRoomChoice, ParsedInput } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { minorOf } from '#kernel/http/amounts.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { houseIsArchived } from '#contexts/identity/access/index.ts';
import { EndRoomChoice } from './end-room-choice.ts';
import { ProposeRooms } from './propose-rooms.ts';
import { RoomChoicePeopleRepository } from './room-choice-people.repository.ts';
import type { RoomChoicePersonEntity } from './room-choice-person.entity.ts';
import { type ChoiceStepper, RoomChoiceRecord } from './room-choice-record.ts';
import { aboutChoice, RoomChoiceAccepted, RoomChoiceAnswered, RoomChoiceReplied } from './room-choices.events.ts';
import { toOwnRoomChoice } from './room-choices.mapper.ts';
import { ROOM_CHOICES, type RoomChoiceRow, RoomChoicesRepository } from './room-choices.repository.ts';
import { receiptOf } from './tie-order.ts';

type Values = ParsedInput<typeof answerRoomChoice>['body']['values'];

/**
 * Lets a person say what rooms are worth to them, and accept the proposal. Each method is for one person, whom the caller
 * has found by their account or link. Sending the same again has the same result as once, because an answer can be lost
 * on the way.
 */
@Injectable()
export class ChooseRoomService {
  constructor(
    private readonly database: Database,
    private readonly choices: RoomChoicesRepository,
    private readonly people: RoomChoicePeopleRepository,
    private readonly proposing: ProposeRooms,
    private readonly record: RoomChoiceRecord,
    private readonly ends: EndRoomChoice,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws 404. */
  async read(personId: string): Promise<OwnRoomChoice> {
    const person = await this.people.findWithWorth(personId);
    const row = person && (await this.choices.find(person.choice_id));
    if (!person || !row) throw notFound();
    return toOwnRoomChoice(row, person, await this.people.list(row.id));
  }

  /**
   * Stores the values; the last person's make the proposal. Throws 404; 409 when answers are over; 422 for other rooms or
   * another sum than the total.
   */
  answer(personId: string, values: Values): Promise<OwnRoomChoice> {
    return this.change(personId, async (row, person) => {
      const worth = worthOf(row, values);
      if (row.state !== 'collecting' && isSame(person.worth, worth)) return;
      requireAllowed(ROOM_CHOICES, 'answer', row.state);
      if (isSame(person.worth, worth) && person.answered_at !== null) return;
      const nonce = randomBytes(16).toString('hex');
      const answer = { worth, nonce, sha256: receiptOf(nonce, worth), answered_at: this.clock.now() };
      await this.people.answer(person.id, answer);
      await this.outbox.append(RoomChoiceAnswered, aboutChoice(row, row));
      await this.proposing.proposeIfComplete(row);
    });
  }

  /** Throws 404; 409 when there is no proposal to reply to. */
  reply(personId: string, accepts: boolean, by: ChoiceStepper): Promise<OwnRoomChoice> {
    return this.change(personId, async (row, person) => {
      if (accepts && person.accepted_at !== null) return;
      if (!accepts && row.ended === 'declined') return;
      requireAllowed(ROOM_CHOICES, 'reply', row.state);
      await this.record.append(row.id, { step: 'replied', person_id: person.id, accepts }, by);
      if (!accepts) {
        // Who it was is nobody's business: the event names no one.
        await this.ends.end(row, 'declined', null);
        return;
      }
      await this.people.accept(person.id, this.clock.now());
      const everyone = await this.people.list(row.id);
      const isLast = everyone.every(({ accepted_at: at }) => at !== null);
      const moved = await this.states.advance(ROOM_CHOICES, isLast ? 'accept' : 'reply', row.id);
      if (isLast) await this.ends.unschedule(row.id);
      await this.outbox.append(isLast ? RoomChoiceAccepted : RoomChoiceReplied, aboutChoice(row, moved));
    });
  }

  private async change(
    personId: string,
    work: (row: RoomChoiceRow, person: RoomChoicePersonEntity) => Promise<void>,
  ): Promise<OwnRoomChoice> {
    await this.database.transaction(async () => {
      const found = await this.people.findWithWorth(personId);
      const row = found && (await this.choices.lock(found.choice_id));
      // Read again under the lock.
      const person = row && (await this.people.findWithWorth(personId));
      if (!row || !person) throw notFound();
      if (row.is_archived) throw houseIsArchived();
      await work(row, person);
    });
    return this.read(personId);
  }
}

const isSame = (stored: readonly number[] | null, given: readonly number[]): boolean =>
  stored?.length === given.length && stored.every((value, at) => value === given[at]);

/** Returns the values in the order of the rooms. Throws 422. */
function worthOf({ rooms, total_minor: total, currency }: RoomChoiceRow, values: Values): number[] {
  const given = new Map(values.map(({ room_id: roomId, value }) => [roomId, minorOf(value, currency, 'values')]));
  const worth = rooms.flatMap(({ id }) => given.get(id) ?? []);
  if (worth.length !== rooms.length || values.length !== rooms.length) {
    throw unacceptable('values', 'Say for each room what it is worth to you.');
  }
  if (worth.reduce((sum, value) => sum + value, 0) !== Number(total)) {
    throw unacceptable('values', 'Your values have to add up to the total rent.');
  }
  return worth;
}
