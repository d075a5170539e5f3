import type { StockLevel } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { StockChangeEntity } from './stock-change.entity.ts';
import type { StockItemEntity } from './stock-item.entity.ts';

/** A thing, with who gets it; nobody once the time is over, or they have left the house. */
export interface StockItemRow extends StockItemEntity {
  /** First name. */
  claimer: string | null;
}

export type StockWords = Pick<StockItemEntity, 'name' | 'place' | 'note'>;

/** Changes that are kept of each thing. */
const CHANGES_KEPT = 50;

/** @param now the placeholder of the moment in the statement */
const select = (now: string): string => `
  SELECT i.id, i.house_id, i.name, i.place, i.note, i.level, i.level_at, i.marks, a.id AS claimed_by,
         CASE WHEN a.id IS NOT NULL THEN i.claimed_until END AS claimed_until, i.version, a.first_name AS claimer
    FROM stock_items i JOIN houses h ON h.id = i.house_id
    LEFT JOIN accounts a ON a.id = i.claimed_by AND i.claimed_until > ${now} AND (h.homeowner_id = a.id OR EXISTS (
           SELECT 1 FROM tenancies t
            WHERE t.house_id = h.id AND t.roomie_id = a.id AND t.state IN ('active', 'releasing')))`;

/** Stores the things of houses and what became of them. */
@Injectable()
export class StockRepository {
  constructor(private readonly database: Database) {}

  listForHouse(houseId: string, now: Date): Promise<StockItemRow[]> {
    return this.database.query<StockItemRow>(`${select('$2')} WHERE i.house_id = $1 ORDER BY lower(i.name), i.id`, [
      houseId,
      now,
    ]);
  }

  async find(id: string, now: Date): Promise<StockItemRow | undefined> {
    const [row] = await this.database.query<StockItemRow>(`${select('$2')} WHERE i.id = $1`, [id, now]);
    return row;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string, now: Date): Promise<StockItemRow | undefined> {
    await this.database.query('SELECT 1 FROM stock_items WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id, now);
  }

  /** Locks things of a house, in the same order each time. @returns those that are there */
  lockAll(houseId: string, ids: readonly string[]): Promise<Pick<StockItemEntity, 'id' | 'level'>[]> {
    return this.database.query(
      `SELECT id, level FROM stock_items WHERE house_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
      [houseId, ids],
    );
  }

  async count(houseId: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM stock_items WHERE house_id = $1',
      [houseId],
    );
    return row?.n ?? 0;
  }

  /** Returns the id of the thing of that name in a house, whatever its capitals. */
  async findNamed(houseId: string, name: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      'SELECT id FROM stock_items WHERE house_id = $1 AND lower(name) = lower($2)',
      [houseId, name],
    );
    return row?.id;
  }

  async insert(houseId: string, { name, place, note }: StockWords, now: Date): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'INSERT INTO stock_items (house_id, name, place, note, level_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [houseId, name, place, note, now],
    );
    if (!row) throw new Error('A thing was not stored.');
    return row.id;
  }

  async update(id: string, { name, place, note }: StockWords): Promise<void> {
    await this.database.execute(
      'UPDATE stock_items SET name = $2, place = $3, note = $4, version = version + 1 WHERE id = $1',
      [id, name, place, note],
    );
  }

  /** Gives things a level, and keeps when. Nobody needs to get a thing that is there again. */
  async setLevel(ids: readonly string[], level: StockLevel, at: Date): Promise<void> {
    await this.database.execute(
      `UPDATE stock_items SET level = $2, level_at = $3, marks = marks + 1,
              claimed_by = CASE WHEN $2 <> 'enough' THEN claimed_by END,
              claimed_until = CASE WHEN $2 <> 'enough' THEN claimed_until END
        WHERE id = ANY($1::uuid[])`,
      [ids, level, at],
    );
    await this.database.execute('INSERT INTO stock_changes (item_id, level, at) SELECT unnest($1::uuid[]), $2, $3', [
      ids,
      level,
      at,
    ]);
    await this.database.execute(
      `DELETE FROM stock_changes c USING (
         SELECT id, row_number() OVER (PARTITION BY item_id ORDER BY id DESC) AS place
           FROM stock_changes WHERE item_id = ANY($1::uuid[])) kept
        WHERE c.id = kept.id AND kept.place > $2`,
      [ids, CHANGES_KEPT],
    );
  }

  /** @param claim null: nobody gets it */
  async setClaim(id: string, claim: { readonly by: string; readonly until: Date } | null): Promise<void> {
    await this.database.execute('UPDATE stock_items SET claimed_by = $2, claimed_until = $3 WHERE id = $1', [
      id,
      claim?.by ?? null,
      claim?.until ?? null,
    ]);
  }

  async delete(id: string): Promise<void> {
    await this.database.execute('DELETE FROM stock_items WHERE id = $1', [id]);
  }

  /** Returns the newest changes of the level of a thing first. */
  listChanges(id: string, most: number): Promise<Pick<StockChangeEntity, 'level' | 'at'>[]> {
    return this.database.query('SELECT level, at FROM stock_changes WHERE item_id = $1 ORDER BY id DESC LIMIT $2', [
      id,
      most,
    ]);
  }

  /** Returns the names of what a house needs, those used up first. */
  async listNeeded(houseId: string): Promise<string[]> {
    const rows = await this.database.query<{ name: string }>(
      `SELECT name FROM stock_items WHERE house_id = $1 AND level <> 'enough' ORDER BY level DESC, lower(name), id`,
      [houseId],
    );
    return rows.map(({ name }) => name);
  }

  /** Nobody gets things any more whose time was over before a moment. @returns how many */
  endClaims(before: Date, most: number): Promise<number> {
    return this.database.execute(
      `UPDATE stock_items SET claimed_by = NULL, claimed_until = NULL
        WHERE id IN (SELECT id FROM stock_items WHERE claimed_by IS NOT NULL AND claimed_until <= $1 LIMIT $2)`,
      [before, most],
    );
  }

  async endClaimsOf(personId: string): Promise<void> {
    await this.database.execute(
      'UPDATE stock_items SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1',
      [personId],
    );
  }

  /** Returns the things that a person gets. */
  exportFor(personId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, i.name, i.claimed_until FROM stock_items i JOIN houses h ON h.id = i.house_id
        WHERE i.claimed_by = $1 ORDER BY i.claimed_until DESC, i.id LIMIT $2`,
      [personId, newest],
    );
  }
}
