import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { Outbox } from '#kernel/events/outbox.ts';
import { StockItemChanged } from './stock.events.ts';
import { StockRepository } from './stock.repository.ts';

/** Marks what a purchase brings as enough again. */
@Injectable()
export class BringStockService {
  constructor(
    private readonly stock: StockRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the caller's transaction, and leaves out things that another person removed, and those of other houses.
   * @returns the ids of the things that are there
   */
  async bring(houseId: string, ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await this.stock.lockAll(houseId, ids);
    const needed = found.filter(({ level }) => level !== 'enough').map(({ id }) => id);
    if (needed.length > 0) await this.stock.setLevel(needed, 'enough', this.clock.now());
    for (const item_id of needed) await this.outbox.append(StockItemChanged, { house_id: houseId, item_id });
    return found.map(({ id }) => id);
  }
}
