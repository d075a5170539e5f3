import type { ParsedInput, takeBackVariableCost, VariableCost } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Audit } from '#kernel/audit/audit.ts';
import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor, RequestOrigin } from '#kernel/http/actor.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { States } from '#kernel/state-machines/states.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { Ledger } from '#contexts/money/ledger/index.ts';
import { ReadCostsService } from './read-costs.service.ts';
import { requireOwnKind } from './bills-of-roomies.ts';
import { BillsRecalculator } from './bills-recalculator.ts';
import { BillTakenBack } from './variable-costs.events.ts';
import { VARIABLE_COSTS, VariableCostsRepository } from './variable-costs.repository.ts';

/** Reverses a bill that should not exist. It remains in the history without any shares. */
@Injectable()
export class TakeBackBillService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly costs: VariableCostsRepository,
    private readonly ledger: Ledger,
    private readonly recalculator: BillsRecalculator,
    private readonly reader: ReadCostsService,
    private readonly states: States,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless it belongs to the caller's house; 403 for a roomie who can't run bills, and for a bill that no
   * roomie entered; 409 when the house is archived, or the bill is reversed or has
   * changed since
   */
  async takeBack(
    actor: Actor,
    id: string,
    { reason, version }: ParsedInput<typeof takeBackVariableCost>['body'],
    origin: RequestOrigin,
  ): Promise<VariableCost> {
    const found = await this.costs.find(id);
    if (!found) throw notFound();
    const { house_id: houseId } = found;
    const relation = await this.access.requireRightForChange(actor, houseId, 'bills');
    requireOwnKind(relation, found);
    await this.database.transaction(async () => {
      await this.ledger.lock(houseId);
      const now = await this.costs.find(id);
      if (now) requireOwnKind(relation, now);
      if (now?.state === 'entered' && now.version !== version) {
        const detail = 'This bill was changed in another window. Please look at it again.';
        throw new DomainError('stale_version', { detail, current: { version: now.version } });
      }
      const set = { ended_at: this.clock.now(), ended_by: actor.accountId, reason: reason.trim() };
      await this.states.advance(VARIABLE_COSTS, 'takeBack', id, { set, keepsVersion: true });
      await this.recalculator.recalculateBill(id, { houseId, by: actor.accountId, isAnew: false, restatementId: null });
      const sharers = (now?.shares ?? []).filter(({ role }) => role === 'roomie').map(({ person }) => person._id);
      const event = { house_id: houseId, bill_id: id, actor_id: actor.accountId, sharer_ids: sharers };
      await this.outbox.append(BillTakenBack, event);
      await this.audit.recordAdmin(actor, 'bill.take_back', id, origin);
    });
    return this.reader.get(actor, id);
  }
}
