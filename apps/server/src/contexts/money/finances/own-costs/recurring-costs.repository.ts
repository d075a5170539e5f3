import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { OwnCostContent } from './own-costs.repository.ts';
import type { RecurringCostEntity } from './recurring-cost.entity.ts';

export interface RecurringCostRow extends RecurringCostEntity {
  house: string;
  homeowner_id: string;
  currency: string;
  time_zone: string;
  is_open: boolean;
  room: string | null;
}

type Rhythm = Pick<RecurringCostEntity, 'every' | 'first_on' | 'until_on' | 'next_on'>;

const SELECT = `
  SELECT c.id, c.house_id, c.room_id, c.category, c.minor, c.supplier, c.note, c.every,
         to_char(c.first_on, 'YYYY-MM-DD') AS first_on, to_char(c.until_on, 'YYYY-MM-DD') AS until_on,
         to_char(c.next_on, 'YYYY-MM-DD') AS next_on, c.version, h.name AS house, h.homeowner_id, h.currency, h.time_zone,
         h.state = 'open' AS is_open, r.name AS room
    FROM recurring_costs c JOIN houses h ON h.id = c.house_id LEFT JOIN rooms r ON r.id = c.room_id`;

/** Stores costs that are added again and again. */
@Injectable()
export class RecurringCostsRepository {
  constructor(private readonly database: Database) {}

  /** Returns those that go on and that the reader sees, the next one first. */
  list({ accountId, role }: Pick<Actor, 'accountId' | 'role'>, houseId: string | null): Promise<RecurringCostRow[]> {
    return this.database.query<RecurringCostRow>(
      `${SELECT} WHERE c.next_on IS NOT NULL AND ($2 = 'admin' OR $2 = 'homeowner' AND h.homeowner_id = $1)
          AND ($3::uuid IS NULL OR c.house_id = $3) ORDER BY c.next_on, c.id LIMIT 500`,
      [accountId, role, houseId],
    );
  }

  async countForHouse(houseId: string): Promise<number> {
    const [row] = await this.database.query<{ n: number }>(
      'SELECT count(*)::int AS n FROM recurring_costs WHERE house_id = $1 AND next_on IS NOT NULL',
      [houseId],
    );
    return row?.n ?? 0;
  }

  async find(id: string): Promise<RecurringCostRow | undefined> {
    const [row] = await this.database.query<RecurringCostRow>(`${SELECT} WHERE c.id = $1`, [id]);
    return row;
  }

  /** Locks it until the end of the transaction. */
  async lock(id: string): Promise<void> {
    await this.database.query('SELECT 1 FROM recurring_costs WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  async insert(
    houseId: string,
    { room_id, category, minor, supplier, note }: OwnCostContent,
    { every, first_on, until_on, next_on }: Rhythm,
  ): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO recurring_costs (house_id, room_id, category, minor, supplier, note, every, first_on, until_on, next_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [houseId, room_id, category, minor, supplier, note, every, first_on, until_on, next_on],
    );
    if (!row) throw new Error('A recurring cost was not stored.');
    return row.id;
  }

  async change(
    id: string,
    { room_id, category, minor, supplier, note }: Omit<OwnCostContent, 'paid_on'>,
    { until_on, next_on }: Pick<Rhythm, 'until_on' | 'next_on'>,
  ): Promise<void> {
    await this.database.execute(
      `UPDATE recurring_costs SET room_id = $2, category = $3, minor = $4, supplier = $5, note = $6, until_on = $7,
                                  next_on = $8, version = version + 1 WHERE id = $1`,
      [id, room_id, category, minor, supplier, note, until_on, next_on],
    );
  }

  /** @param nextOn ISO date; null: it has ended */
  async advance(id: string, nextOn: string | null): Promise<void> {
    await this.database.execute('UPDATE recurring_costs SET next_on = $2, version = version + 1 WHERE id = $1', [
      id,
      nextOn,
    ]);
  }
}
