import type { Appeal, decideAppeal, ParsedInput } from '@common-roof/contracts';
import type { Reader } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { requireAllowed } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { ChorePlanner } from '#contexts/living/chores/planning/chore-planner.ts';
import { decides } from './appeals.mapper.ts';
import { APPEALS, AppealsRepository, type OneAppealRow } from './appeals.repository.ts';
import { ReadAppealsService } from './read-appeals.service.ts';
import { SettleAppeal } from './settle-appeal.ts';

/** Lets the homeowner or an admin decide an appeal, but never the person who gave the strike. */
@Injectable()
export class DecideAppealService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly planner: ChorePlanner,
    private readonly appeals: AppealsRepository,
    private readonly settling: SettleAppeal,
    private readonly reader: ReadAppealsService,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws 404; 409 when the house is archived, the appeal is decided, or another person has to decide */
  async decide(
    actor: Actor,
    id: string,
    { decision, reason }: ParsedInput<typeof decideAppeal>['body'],
    reader: Reader,
    origin: RequestOrigin,
  ): Promise<Appeal> {
    const { house_id: houseId } = await this.requireAppeal(actor, id);
    await this.database.transaction(async () => {
      await this.planner.lock(houseId);
      const appeal = await this.appeals.find(id);
      if (!appeal) throw notFound();
      requireAllowed(APPEALS, decision === 'upheld' ? 'uphold' : 'dismiss', appeal.state);
      this.requireDecider(actor, appeal);
      await this.settling.settle(appeal, { decision, by: actor.accountId, reason: reason.trim() });
      await this.audit.recordAdmin(actor, 'appeals.decide', id, origin);
    });
    return this.reader.get(actor, id, reader);
  }

  private async requireAppeal(actor: Actor, id: string): Promise<OneAppealRow> {
    const appeal = await this.appeals.find(id);
    if (!appeal) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, appeal.house_id);
    if (relation !== 'owner' && relation !== 'admin') throw notFound();
    return appeal;
  }

  private requireDecider(actor: Actor, { homeowner_id: homeownerId, ...appeal }: OneAppealRow): void {
    const open = { openedAt: appeal.opened_at, givenBy: appeal.given_by };
    if (decides(actor, open, homeownerId, this.clock.now())) return;
    throw new DomainError('conflict', {
      detail: actor.role === 'admin' ? 'The homeowner decides this first.' : 'An admin decides this one.',
    });
  }
}
