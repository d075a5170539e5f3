import type { claimStockItem, markStockItem, ParsedInput, StockItem } from '@common-roof/contracts';
import { claimStock, isNeeded, markStock, STOCK_CLAIM_HOURS } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Database } from '#kernel/database/database.ts';
import { DomainError, notFound } from '#kernel/errors/domain-error.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { Access, type HouseRelation } from '#contexts/identity/access/index.ts';
import { ReadStockService } from './read-stock.service.ts';
import { StockItemChanged } from './stock.events.ts';
import { type StockItemRow, StockRepository } from './stock.repository.ts';

const HOUR_MS = 3_600_000;

/** Lets people of a house say what is running low, and who gets it. */
@Injectable()
export class MarkStockService {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly stock: StockRepository,
    private readonly reader: ReadStockService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws 404; 403 for a neatkeeper who says that there is enough; 409 when the house is archived, or the level has
   * changed since
   */
  mark(actor: Actor, id: string, mark: ParsedInput<typeof markStockItem>['body']): Promise<StockItem> {
    return this.change(actor, id, async (row, relation) => {
      if (relation === 'keeper' && !isNeeded(mark.level))
        throw new DomainError('forbidden', { detail: 'Only people who live here can say that there is enough again.' });
      const outcome = markStock(row, mark);
      if (outcome === 'stale') throw await this.overtaken(actor, id);
      if (outcome === 'change') await this.stock.setLevel([id], mark.level, this.clock.now());
      return outcome === 'change';
    });
  }

  /**
   * Claims a thing for a day, or releases it. Claiming it again keeps the time.
   * @throws 404; 409 when the house is archived, another person gets it, or it isn't needed
   */
  claim(
    actor: Actor,
    id: string,
    { is_claimed: isClaimed }: ParsedInput<typeof claimStockItem>['body'],
  ): Promise<StockItem> {
    return this.change(actor, id, async (row, relation) => {
      if (relation === 'keeper') throw notFound();
      const outcome = claimStock({ level: row.level, claimedBy: row.claimed_by }, { isClaimed, by: actor.accountId });
      if (outcome === 'refused') throw await this.overtaken(actor, id);
      if (outcome === 'same') return false;
      const until = new Date(this.clock.now().getTime() + STOCK_CLAIM_HOURS * HOUR_MS);
      await this.stock.setClaim(id, outcome === 'claim' ? { by: actor.accountId, until } : null);
      return true;
    });
  }

  /** @param work @returns whether it changed something */
  private async change(
    actor: Actor,
    id: string,
    work: (row: StockItemRow, relation: HouseRelation) => Promise<boolean>,
  ): Promise<StockItem> {
    const found = await this.stock.find(id, this.clock.now());
    if (!found) throw notFound();
    const relation = await this.access.requireHouseForChange(actor, found.house_id);
    if (relation === 'admin') throw notFound();
    return this.database.transaction(async () => {
      const row = await this.stock.lock(id, this.clock.now());
      if (!row) throw notFound();
      if (await work(row, relation))
        await this.outbox.append(StockItemChanged, { house_id: row.house_id, item_id: id });
      return this.reader.getChanged(actor, id);
    });
  }

  private async overtaken(actor: Actor, id: string): Promise<DomainError> {
    const current = await this.reader.getChanged(actor, id);
    return new DomainError('stale_version', { detail: 'Another person was faster. This is how it is now.', current });
  }
}
