import type { answerSwap, CallResponse } from '@common-roof/contracts';
import { reassigned } from '@common-roof/domain';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed, States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChoreHousehold } from './chore-household.ts';
import { ChorePlanner } from './chore-planner.ts';
import type { PlanRow } from './chore-plans.repository.ts';
import { SwapClosed, TurnChanged } from './chores.events.ts';
import { toAssignment } from './chores.mapper.ts';
import { TurnChangesRepository } from './turn-changes.repository.ts';
import { TURNS, type TurnRow, TurnsRepository } from './turns.repository.ts';

type Answered = CallResponse<typeof answerSwap>;

/** Accepts or declines a swap of turns. */
@Injectable()
export class AnswerSwapService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly turns: TurnsRepository,
    private readonly changes: TurnChangesRepository,
    private readonly household: ChoreHousehold,
    private readonly planner: ChorePlanner,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless the caller was asked; 409 when the swap is answered or withdrawn, or a turn has changed since;
   * 422 for a roomie who is away
   */
  async answer(actor: Actor, id: string, isAgreed: boolean, reader: Reader): Promise<Answered> {
    const found = await this.changes.find(id);
    if (found?.asked_id !== actor.accountId) throw notFound();
    const { house_id: houseId } = found;
    await this.access.requireHouseForChange(actor, houseId);
    return this.database.transaction(async () => {
      const held = await this.planner.lock(houseId);
      if (!held) throw notFound();
      if (!(await this.changes.answer(id, isAgreed, this.clock.now()))) {
        throw new DomainError('conflict', { detail: 'This swap is already answered.' });
      }
      const ids = (await this.changes.listMoves(id)).map(({ turnId }) => turnId);
      const about = { house_id: houseId, actor_id: actor.accountId, change_id: id };
      if (isAgreed) {
        await this.swap(held, id, await this.turns.findByIds(houseId, ids));
        await this.outbox.append(TurnChanged, about);
      }
      await this.outbox.append(SwapClosed, { ...about, asked_id: actor.accountId });
      const rows = await this.turns.findByIds(houseId, ids);
      return { change_id: id, assignments: rows.map((row) => toAssignment(row, reader)) };
    });
  }

  private async swap(held: PlanRow, id: string, turns: readonly TurnRow[]): Promise<void> {
    const moves = await this.changes.listMoves(id);
    for (const turn of turns) requireAllowed(TURNS, 'swap', turn.state);
    if (turns.some(({ due_at: dueAt }) => dueAt <= this.clock.now())) {
      throw new DomainError('conflict', { detail: 'This turn is already due.' });
    }
    const isWhole = turns.length === 2 && moves.length === 2;
    if (!isWhole || reassigned(turns.map(heldOf), moves) === null) {
      throw new DomainError('conflict', { detail: 'Another housemate has taken this turn.' });
    }
    await this.household.requirePresent(held, turns, moves);
    for (const { turnId, to } of moves) {
      await this.states.advance(TURNS, 'swap', turnId, { set: { assignee_id: to, by_hand: true } });
    }
    await this.planner.plan(held.house_id);
  }
}

const heldOf = ({ id, due_on: dueOn, assignee_id: assigneeId }: TurnRow) => ({ id, dueOn, assigneeId });
