import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RecurringPurchaseBody, RecurringSupplyEntity } from './recurring-supply.entity.ts';

export interface RecurringSupplyRow extends RecurringSupplyEntity {
  house: string;
  currency: string;
  time_zone: string;
  first_name: string;
  /** Whether the house is open and its buyer lives there. */
  is_live: boolean;
}

const SELECT = `
  SELECT r.id, r.house_id, r.buyer_id, r.every, to_char(r.first_on, 'YYYY-MM-DD') AS first_on,
         to_char(r.entered_on, 'YYYY-MM-DD') AS entered_on, to_char(r.skipped_on, 'YYYY-MM-DD') AS skipped_on, r.purchase,
         h.name AS house, h.currency, h.time_zone, a.first_name,
         h.state = 'open' AND EXISTS (SELECT 1 FROM tenancies t WHERE t.house_id = r.house_id AND t.roomie_id = r.buyer_id
           AND t.state IN ('active', 'releasing')) AS is_live
    FROM recurring_supplies r JOIN houses h ON h.id = r.house_id JOIN accounts a ON a.id = r.buyer_id`;

@Injectable()
export class RecurringSuppliesRepository {
  constructor(private readonly database: Database) {}

  /** Returns those of a house's current roomies. Their number a person is limited. */
  async listForHouse(houseId: string): Promise<RecurringSupplyRow[]> {
    const rows = await this.database.query<RecurringSupplyRow>(`${SELECT} WHERE r.house_id = $1 ORDER BY r.id`, [
      houseId,
    ]);
    return rows.filter((row) => row.is_live);
  }

  async find(id: string): Promise<RecurringSupplyRow | undefined> {
    const [row] = await this.database.query<RecurringSupplyRow>(`${SELECT} WHERE r.id = $1`, [id]);
    return row;
  }

  async countOf(houseId: string, buyerId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM recurring_supplies WHERE house_id = $1 AND buyer_id = $2',
      [houseId, buyerId],
    );
    return row?.count ?? 0;
  }

  async insert(row: Omit<RecurringSupplyEntity, 'id' | 'skipped_on'>): Promise<string> {
    const [stored] = await this.database.query<{ id: string }>(
      `INSERT INTO recurring_supplies (house_id, buyer_id, every, first_on, entered_on, purchase)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [row.house_id, row.buyer_id, row.every, row.first_on, row.entered_on, JSON.stringify(row.purchase)],
    );
    if (!stored) throw new Error('A recurring purchase was not stored.');
    return stored.id;
  }

  async change(id: string, purchase: RecurringPurchaseBody): Promise<void> {
    await this.database.execute('UPDATE recurring_supplies SET purchase = $2 WHERE id = $1', [
      id,
      JSON.stringify(purchase),
    ]);
  }

  /** @param day ISO date of the purchase to leave out; null: none */
  async skip(id: string, day: string | null): Promise<void> {
    await this.database.execute('UPDATE recurring_supplies SET skipped_on = $2 WHERE id = $1', [id, day]);
  }

  /** Waits for another run of the same purchase. @returns whether that day is still to be entered */
  async noteEntered(id: string, day: string): Promise<boolean> {
    const rows = await this.database.query(
      'UPDATE recurring_supplies SET entered_on = $2 WHERE id = $1 AND entered_on < $2::date RETURNING id',
      [id, day],
    );
    return rows.length > 0;
  }

  async remove(id: string): Promise<void> {
    await this.database.execute('DELETE FROM recurring_supplies WHERE id = $1', [id]);
  }

  /** Deletes those of a person. @returns their ids */
  async removeOf(buyerId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'DELETE FROM recurring_supplies WHERE buyer_id = $1 RETURNING id',
      [buyerId],
    );
    return rows.map(({ id }) => id);
  }
}
