import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PurchaseOfStock } from '#contexts/living/stock/index.ts';

/** Stores which things of the stock a purchase brought. */
@Injectable()
export class PurchasedStockRepository {
  constructor(private readonly database: Database) {}

  async insert(supplyId: string, itemIds: readonly string[]): Promise<void> {
    await this.database.execute('INSERT INTO supply_stock_items (supply_id, item_id) SELECT $1, unnest($2::uuid[])', [
      supplyId,
      itemIds,
    ]);
  }

  /** Returns on which days things of a house were bought, by purchases that count. */
  listDays(houseId: string): Promise<{ item_id: string; days: string[] }[]> {
    return this.database.query(
      `SELECT l.item_id, array_agg(DISTINCT to_char(s.bought_on, 'YYYY-MM-DD')) AS days
         FROM supply_stock_items l JOIN supplies s ON s.id = l.supply_id
        WHERE s.house_id = $1 AND s.state = 'verified' GROUP BY l.item_id`,
      [houseId],
    );
  }

  /** Returns the purchases that count and brought a thing, newest first. */
  async listForItem(itemId: string, most: number): Promise<PurchaseOfStock[]> {
    const rows = await this.database.query<Omit<PurchaseOfStock, 'minor'> & { minor: string }>(
      `SELECT s.id AS supply_id, to_char(s.bought_on, 'YYYY-MM-DD') AS bought_on, s.buyer_id, a.first_name AS buyer,
              s.price_added_minor AS minor,
              (SELECT count(*)::int - 1 FROM supply_stock_items o WHERE o.supply_id = s.id) AS others
         FROM supply_stock_items l JOIN supplies s ON s.id = l.supply_id JOIN accounts a ON a.id = s.buyer_id
        WHERE l.item_id = $1 AND s.state = 'verified' ORDER BY s.bought_on DESC, s.id DESC LIMIT $2`,
      [itemId, most],
    );
    return rows.map(({ minor, ...row }) => ({ ...row, minor: Number(minor) }));
  }
}
