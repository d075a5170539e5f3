import { Injectable } from '@nestjs/common';

import { notFound } from '../../../platform/http/domain-error.ts';
import { States } from '../../../platform/states/states.ts';
import { ChorePlanner, ServicedTurns } from '../chores/index.ts';
import { VISITS, VisitsRepository } from './visits.repository.ts';

interface Visited {
  readonly id: string;
  readonly house_id: string;
}
interface Decision {
  readonly at: Date;
  /** null: the time */
  readonly by: string | null;
}

/** What becomes of a report and of its turns, in the caller's transaction. */
@Injectable()
export class VisitOutcome {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly states: States,
    private readonly visits: VisitsRepository,
    private readonly turns: ServicedTurns,
  ) {}

  /** Its turns are done, by nobody who lives there. @throws 409 where it is decided already */
  async confirm({ id, house_id: houseId }: Visited, { at, by }: Decision): Promise<void> {
    const plan = await this.planner.hold(houseId);
    if (!plan) throw notFound();
    await this.states.advance(VISITS, 'confirm', id, { set: { decided_at: at, decided_by: by } });
    const turns = await this.visits.turnsOf(id);
    if (turns.length === 0) return;
    await this.turns.finish(
      plan,
      turns.map((turn) => turn.turn_id),
    );
  }

  /** Its turns are to be done again. @throws 409 where it is decided already */
  async decline({ id, house_id: houseId }: Visited, decision: Decision & { readonly reason: string }): Promise<void> {
    const plan = await this.planner.hold(houseId);
    if (!plan) throw notFound();
    const { at, by, reason } = decision;
    await this.states.advance(VISITS, 'decline', id, { set: { decided_at: at, decided_by: by, reason } });
    const turns = await this.visits.turnsOf(id);
    if (turns.length === 0) return;
    await this.turns.giveBack(
      plan,
      turns.map((turn) => ({
        ...{ id: turn.turn_id, choreId: turn.chore_id, dueOn: turn.due_on, heldBy: turn.held_by },
      })),
    );
  }
}
