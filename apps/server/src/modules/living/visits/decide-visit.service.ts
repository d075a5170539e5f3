import type { decideVisit, ParsedInput, CleaningVisit } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '../../../platform/audit/audit.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Database } from '../../../platform/database/database.ts';
import { Outbox } from '../../../platform/events/outbox.ts';
import type { Actor, RequestOrigin } from '../../../platform/http/actor.ts';
import { notFound } from '../../../platform/http/domain-error.ts';
import { DueTable } from '../../../platform/schedule/due-table.ts';
import { Access } from '../../identity/access/index.ts';
import { VisitOutcome } from './visit-outcome.ts';
import { VisitConfirmed, VisitConfirms, VisitDeclined } from './visits.events.ts';
import { toVisit } from './visits.mapper.ts';
import { VisitsRepository } from './visits.repository.ts';

/** A homeowner says whether a report holds. */
@Injectable()
export class DecideVisitService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly outcome: VisitOutcome,
    private readonly visits: VisitsRepository,
    private readonly due: DueTable,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 for a visit to a house that is not the caller's; 409 archived, or decided already */
  async decide(
    actor: Actor,
    id: string,
    body: ParsedInput<typeof decideVisit>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<CleaningVisit> {
    const visit = await this.visits.find(id);
    if (!visit) throw notFound();
    const { house_id, neatkeeper_id } = visit;
    await this.access.requireHouseForChange(actor, house_id);
    await this.database.transaction(async () => {
      const by = { at: this.clock.now(), by: actor.accountId };
      if (body.decision === 'confirm') await this.outcome.confirm(visit, by);
      else await this.outcome.decline(visit, { ...by, reason: body.reason.trim() });
      await this.due.unschedule(VisitConfirms, id);
      const event = body.decision === 'confirm' ? VisitConfirmed : VisitDeclined;
      await this.outbox.append(event, { house_id, visit_id: id, neatkeeper_id, actor_id: actor.accountId });
      await this.audit.recordAdmin(actor, `visit.${body.decision}`, id, origin);
    });
    const row = await this.visits.shown(id);
    if (!row) throw notFound();
    return toVisit(row, reader);
  }
}
