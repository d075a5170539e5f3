import type { changeOwnCost, OwnCost, ParsedInput } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound, unacceptable } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access } from '#contexts/identity/access/index.ts';
import { OwnCostFacts } from './own-cost-facts.ts';
import { OwnCostFiles } from './own-cost-files.ts';
import { OwnCostsChanged } from './own-costs.events.ts';
import { toOwnCost } from './own-costs.mapper.ts';
import { type OwnCostRow, OwnCostsRepository } from './own-costs.repository.ts';

/** Changes, removes and restores costs. What a cost said before stays in its history. */
@Injectable()
export class ChangeOwnCostService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly facts: OwnCostFacts,
    private readonly costs: OwnCostsRepository,
    private readonly files: OwnCostFiles,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404 unless it is the caller's; 409 when the house is archived, and when the cost was removed or has changed
   * since; 422 for a future day, an invalid amount, a room of another house, or files that aren't the caller's
   */
  change(
    actor: Actor,
    id: string,
    { version, files, ...body }: ParsedInput<typeof changeOwnCost>['body'],
  ): Promise<OwnCost> {
    return this.with(actor, id, async (row) => {
      if (row.removed_at !== null) throw new DomainError('conflict', { detail: 'This cost was removed.' });
      if (row.version !== version) {
        const detail = 'This cost was changed in another window. Please look at it again.';
        throw new DomainError('stale_version', { detail, current: { version: row.version } });
      }
      if (body.paid_on > dayIn(row.time_zone, this.clock.now())) {
        throw unacceptable('paid_on', 'This can’t be in the future.');
      }
      await this.costs.change(id, await this.facts.read(row.house_id, body), this.clock.now());
      await this.files.attach(actor, id, files);
    });
  }

  /** Removes a cost, once. @throws 404 unless it is the caller's; 409 when the house is archived */
  remove(actor: Actor, id: string): Promise<OwnCost> {
    return this.with(actor, id, async (row) => {
      if (row.removed_at === null) await this.costs.setRemoved(id, this.clock.now());
    });
  }

  /** Restores a removed cost, once. @throws as {@link remove} */
  restore(actor: Actor, id: string): Promise<OwnCost> {
    return this.with(actor, id, async (row) => {
      if (row.removed_at !== null) await this.costs.setRemoved(id, null);
    });
  }

  private async with(actor: Actor, id: string, work: (row: OwnCostRow) => Promise<void>): Promise<OwnCost> {
    const { house_id: houseId } = await this.found(actor, id);
    if ((await this.access.requireHouseForChange(actor, houseId)) !== 'owner') throw notFound();
    return this.database.transaction(async () => {
      await this.costs.lock(id);
      await work(await this.found(actor, id));
      await this.outbox.append(OwnCostsChanged, { house_id: houseId });
      return toOwnCost(await this.found(actor, id));
    });
  }

  private async found(actor: Actor, id: string): Promise<OwnCostRow> {
    const row = await this.costs.find(actor, id);
    if (!row) throw notFound();
    return row;
  }
}
