import type { ShowingEnder } from '@common-roof/contracts';
import type { ShowingAction } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { ShowingReminders } from './showing-reminders.ts';
import { ShowingCancelled, ShowingConfirmed, ShowingProposed } from './showings.events.ts';
import { stateOf } from './showings.mapper.ts';
import { type ShowingRow, SHOWINGS, ShowingsRepository } from './showings.repository.ts';

/** Every change of a showing. Each method joins the caller's transaction, which has locked the row. */
@Injectable()
export class ChangeShowing {
  constructor(
    private readonly showings: ShowingsRepository,
    private readonly reminders: ShowingReminders,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** @throws 409 with the state when the action cannot follow */
  require(row: ShowingRow, action: ShowingAction): void {
    requireAllowed(SHOWINGS, action, stateOf(row, this.clock.now()).state);
  }

  async confirm(row: ShowingRow, by: 'homeowner' | 'roomie' | 'visitor', actorId: string | null): Promise<void> {
    this.require(row, 'confirm');
    await this.showings.confirm(row.id);
    await this.outbox.append(ShowingConfirmed, { ...factsOf(row, actorId), by });
  }

  /** The room has no roomie any more who could be asked. */
  async askVisitor(row: ShowingRow): Promise<void> {
    await this.showings.askVisitor(row.id);
    await this.outbox.append(ShowingProposed, factsOf(row, null));
  }

  async cancel(row: ShowingRow, by: ShowingEnder, reason: string, actorId: string | null): Promise<void> {
    this.require(row, by === 'roomie' ? 'decline' : 'cancel');
    await this.showings.cancel(row.id, by, reason.trim());
    await this.reminders.drop(row.id);
    await this.outbox.append(ShowingCancelled, { ...factsOf(row, actorId), by });
  }
}

/** The fields of a showing that its events carry. */
export const factsOf = (row: ShowingRow, actorId: string | null) => ({
  showing_id: row.id,
  house_id: row.house_id,
  room_id: row.room_id,
  version: row.version + 1,
  actor_id: actorId,
});
