import type { ParsedInput, reportVisit, CleaningVisit } from '@common-roof/contracts';
import { canReportVisit, dayIn, VISIT_REPORT_DAYS, visitConfirmsAt } from '@common-roof/domain';
import { filled, type Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { ScheduledEvents } from '#kernel/scheduled-events/scheduled-events.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Images } from '#contexts/identity/media/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { ServicedTurns } from '#contexts/living/chores/planning/serviced-turns.ts';
import { VisitConfirms, VisitReported } from './visits.events.ts';
import { toVisit } from './visits.mapper.ts';
import { VisitsRepository } from './visits.repository.ts';

type Body = ParsedInput<typeof reportVisit>['body'];

/** Lets a neatkeeper report a visit to a house. */
@Injectable()
export class ReportVisitService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly turns: ServicedTurns,
    private readonly visits: VisitsRepository,
    private readonly images: Images,
    private readonly scheduledEvents: ScheduledEvents,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Claims the turns that the report names, which nobody has to do until it is decided.
   * @throws 404 for a house that the caller doesn't clean, or a turn of another one; 409 when the house is archived;
   * 422 for a day that is too long ago or in the future, a turn that wasn't due on that day, and images that aren't the
   * caller's
   */
  async report(actor: Actor, body: Body, reader: Reader): Promise<CleaningVisit> {
    const { house_id: houseId, remark, areas, turns: turnIds } = body;
    await this.access.requireHouseForChange(actor, houseId);
    const id = await this.database.transaction(async () => {
      const plan = await this.planner.lock(houseId);
      if (!plan) throw notFound();
      const now = this.clock.now();
      const today = dayIn(plan.time_zone, now);
      const visitedOn = body.visited_on ?? today;
      if (!canReportVisit(visitedOn, today)) {
        const sentence = 'Choose today, or a day at most {days} days ago.';
        throw unacceptable('visited_on', filled(sentence, { days: VISIT_REPORT_DAYS }));
      }
      const keeperId = actor.accountId;
      const claimed = await this.turns.claim(plan, { keeperId, turnIds, visitedOn });
      const of = { house_id: houseId, neatkeeper_id: keeperId };
      const visitId = await this.visits.insert({ ...of, visited_on: visitedOn, remark: remark.trim(), sent_at: now });
      await this.visits.addTurns(
        visitId,
        claimed.map((turn) => ({
          turn_id: turn.id,
          chore_id: turn.choreId,
          due_on: turn.dueOn,
          held_by: turn.heldBy,
        })),
      );
      await this.addAreas(actor, visitId, areas);
      await this.scheduledEvents.schedule(VisitConfirms, {
        key: visitId,
        at: visitConfirmsAt(now),
        payload: { ...of, visit_id: visitId },
      });
      await this.outbox.append(VisitReported, { ...of, visit_id: visitId });
      return visitId;
    });
    const row = await this.visits.shown(id);
    if (!row) throw notFound();
    return toVisit(row, reader);
  }

  private async addAreas(actor: Actor, visitId: string, areas: Body['areas']): Promise<void> {
    const ids = await this.visits.addAreas(
      visitId,
      areas.map(({ area, name = null, result, remark }) => ({ area, name, result, remark: remark.trim() })),
    );
    for (const [at, { photos }] of areas.entries()) {
      const place = { kind: 'visit_area', id: ids[at] ?? '' } as const;
      if (photos.length > 0) await this.images.placeOwn(actor, place, photos);
    }
  }
}
