import type { decideVisit, ParsedInput, CleaningVisit } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { VisitOutcome } from './visit-outcome.ts';
import { toVisit } from './visits.mapper.ts';
import { VisitsRepository } from './visits.repository.ts';

/** Lets a homeowner confirm or decline a report. */
@Injectable()
export class DecideVisitService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly outcome: VisitOutcome,
    private readonly visits: VisitsRepository,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws 404 for a visit to a house that isn't the caller's; 409 when the house is archived or the visit is decided
   */
  async decide(
    actor: Actor,
    id: string,
    body: ParsedInput<typeof decideVisit>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<CleaningVisit> {
    const visit = await this.visits.find(id);
    if (!visit) throw notFound();
    await this.access.requireHouseForChange(actor, visit.house_id);
    await this.database.transaction(async () => {
      if (body.decision === 'confirm') await this.outcome.confirm(visit, actor.accountId);
      else await this.outcome.decline(visit, actor.accountId, body.reason.trim());
      await this.audit.recordAdmin(actor, `visit.${body.decision}`, id, origin);
    });
    const row = await this.visits.shown(id);
    if (!row) throw notFound();
    return toVisit(row, reader);
  }
}
