import { Injectable } from '@nestjs/common';

import { Clock } from '../../../platform/clock/clock.ts';
import type { EventOf } from '../../../platform/events/define-event.ts';
import { OnEvent } from '../../../platform/events/on-event.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import { ChorePlanner } from '../chores/index.ts';
import { VisitOutcome } from './visit-outcome.ts';
import { VisitConfirmed, VisitConfirms } from './visits.events.ts';
import { VisitsRepository } from './visits.repository.ts';

/** A report about which nobody said anything holds. */
@Injectable()
export class VisitsHandlers {
  constructor(
    private readonly planner: ChorePlanner,
    private readonly visits: VisitsRepository,
    private readonly outcome: VisitOutcome,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  @OnEvent(VisitConfirms, { id: 'confirm-visit', queue: 'recalculation', effect: 'transaction' })
  async confirm({ house_id, visit_id: id, neatkeeper_id }: EventOf<typeof VisitConfirms>): Promise<void> {
    await this.planner.hold(house_id);
    const visit = await this.visits.find(id);
    if (visit?.state !== 'sent') return;
    await this.outcome.confirm(visit, { at: this.clock.now(), by: null });
    await this.outbox.append(VisitConfirmed, { house_id, visit_id: id, neatkeeper_id, actor_id: null });
  }
}
