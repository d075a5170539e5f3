import { Injectable } from '@nestjs/common';

import type { EventOf } from '#kernel/events/define-event.ts';
import { EventHandler } from '#kernel/events/event-handler.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { VisitOutcome } from './visit-outcome.ts';
import { VisitConfirms } from './visits.events.ts';
import { VisitsRepository } from './visits.repository.ts';

/** Confirms reports that nobody has answered. */
@Injectable()
export class VisitsHandlers {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly visits: VisitsRepository,
    private readonly outcome: VisitOutcome,
  ) {}

  @EventHandler(VisitConfirms, { id: 'confirm-visit', queue: 'recalculation', effect: 'transaction' })
  async confirm({ house_id: houseId, visit_id: id }: EventOf<typeof VisitConfirms>): Promise<void> {
    // Waits for a person who is deciding the report at this moment.
    await this.planner.lock(houseId);
    const visit = await this.visits.find(id);
    if (visit?.state === 'sent') await this.outcome.confirm(visit, null);
  }
}
