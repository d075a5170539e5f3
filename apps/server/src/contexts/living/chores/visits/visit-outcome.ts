import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { States } from '#kernel/state-machines/states.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import type { PlanRow } from '#contexts/living/chores/planning/chore-plans.repository.ts';
import { ServicedTurns } from '#contexts/living/chores/planning/serviced-turns.ts';
import { VisitConfirmed, VisitConfirms, VisitDeclined } from './visits.events.ts';
import { VISITS, type VisitRow, VisitsRepository } from './visits.repository.ts';

type Visited = Pick<VisitRow, 'id' | 'house_id' | 'neatkeeper_id'>;

/** Settles a report and its turns in the caller's transaction, and cancels its scheduled events. */
@Injectable()
export class VisitOutcome {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly states: States,
    private readonly visits: VisitsRepository,
    private readonly turns: ServicedTurns,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Completes its turns, without points for any roomie.
   * @param by null when the time decides
   * @throws 409 when it is already decided
   */
  async confirm(visit: Visited, by: string | null): Promise<void> {
    const plan = await this.held(visit);
    await this.states.advance(VISITS, 'confirm', visit.id, { set: { decided_at: this.clock.now(), decided_by: by } });
    const turns = await this.visits.listTurns(visit.id);
    if (turns.length > 0) {
      await this.turns.finish(
        plan,
        turns.map(({ turn_id: id }) => id),
      );
    }
    await this.publish(VisitConfirmed, visit, by);
  }

  /** Reopens its turns. @throws 409 when it is already decided */
  async decline(visit: Visited, by: string, reason: string): Promise<void> {
    const plan = await this.held(visit);
    const set = { decided_at: this.clock.now(), decided_by: by, reason };
    await this.states.advance(VISITS, 'decline', visit.id, { set });
    const turns = await this.visits.listTurns(visit.id);
    if (turns.length > 0) {
      await this.turns.giveBack(
        plan,
        turns.map((turn) => ({
          id: turn.turn_id,
          choreId: turn.chore_id,
          dueOn: turn.due_on,
          heldBy: turn.held_by,
        })),
      );
    }
    await this.publish(VisitDeclined, visit, by);
  }

  private async held({ house_id: houseId }: Visited): Promise<PlanRow> {
    const plan = await this.planner.lock(houseId);
    if (!plan) throw notFound();
    return plan;
  }

  private async publish(
    event: typeof VisitConfirmed,
    { id, house_id, neatkeeper_id }: Visited,
    by: string | null,
  ): Promise<void> {
    await this.scheduledEvents.unschedule(VisitConfirms, id);
    await this.outbox.append(event, { house_id, visit_id: id, neatkeeper_id, actor_id: by });
  }
}
