import { type StockDetail, type StockItem, type StockList, STOCK_LIMITS } from '@common-roof/contracts';
import { dayIn, toWireMoney } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Clock } from '#kernel/clock/clock.ts';
import { toTimestamp } from '#kernel/database/naming.ts';
import { notFound } from '#kernel/errors/domain-error.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { HousesReadModel } from '#contexts/housing/houses/index.ts';
import { Access, type HouseRelation } from '#contexts/identity/access/index.ts';
import { StockPurchases } from './stock-purchases.ts';
import { toStockItem } from './stock.mapper.ts';
import { StockRepository } from './stock.repository.ts';

/** Shows the stock of a house to the people of the house. */
@Injectable()
export class ReadStockService {
  constructor(
    private readonly access: Access,
    private readonly houses: HousesReadModel,
    private readonly stock: StockRepository,
    private readonly purchases: StockPurchases,
    private readonly clock: Clock,
  ) {}

  /** @throws 404 unless the caller lives in the house, owns it, cleans it or is an admin */
  async list(actor: Actor, houseId: string): Promise<StockList> {
    const relation = await this.access.requireHouse(actor, houseId);
    const now = this.clock.now();
    const house = await this.houses.find(houseId);
    const days = await this.purchases.counted.listDays(houseId);
    const rows = await this.stock.listForHouse(houseId, now);
    return {
      items: rows.map((row) => toStockItem(row, actor.accountId, days.get(row.id) ?? [])),
      today: dayIn(house?.time_zone ?? 'UTC', now),
      can: canIn(relation, house?.state === 'archived'),
    };
  }

  /** @throws 404 as {@link list} */
  async getDetail(actor: Actor, id: string): Promise<StockDetail> {
    const row = await this.stock.find(id, this.clock.now());
    if (!row) throw notFound();
    const relation = await this.access.requireHouse(actor, row.house_id);
    const house = await this.houses.find(row.house_id);
    if (!house) throw notFound();
    const days = await this.purchases.counted.listDays(row.house_id);
    // Purchases are between those who live there and the homeowner.
    const seesMoney = relation !== 'keeper';
    const bought = seesMoney ? await this.purchases.counted.listForItem(id, STOCK_LIMITS.history) : [];
    return {
      house: { _id: house.id, name: house.name },
      item: toStockItem(row, actor.accountId, days.get(id) ?? []),
      currency: house.currency,
      changes: (await this.stock.listChanges(id, STOCK_LIMITS.history)).map(({ level, at }) => ({
        level,
        at: toTimestamp(at),
      })),
      purchases: bought.map(({ supply_id, bought_on, buyer_id, buyer, minor, others }) => ({
        supply_id,
        bought_on,
        buyer: { _id: buyer_id, first_name: buyer },
        price: toWireMoney(minor, house.currency),
        others,
      })),
      can: canIn(relation, house.state === 'archived'),
    };
  }

  /** Returns a thing as it is now, after the caller's change. @throws 404 */
  async getChanged({ accountId }: Actor, id: string): Promise<StockItem> {
    const row = await this.stock.find(id, this.clock.now());
    if (!row) throw notFound();
    const days = await this.purchases.counted.listDays(row.house_id);
    return toStockItem(row, accountId, days.get(id) ?? []);
  }
}

const canIn = (relation: HouseRelation, isArchived: boolean): StockList['can'] => {
  const edit = !isArchived && (relation === 'member' || relation === 'owner');
  return { edit, mark: edit || (!isArchived && relation === 'keeper') };
};
