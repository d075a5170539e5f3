import type { CostCategory, Role } from '@common-roof/contracts';
import type { Period } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RecurringBillEntity } from './recurring-bill.entity.ts';

export interface RecurringRow extends RecurringBillEntity {
  house: string;
  homeowner_id: string;
  time_zone: string;
  currency: string;
  is_open: boolean;
  setter: string;
  setter_type: Role;
}

const SELECT = `
  SELECT r.id, r.house_id, r.category, r.every, to_char(r.first_on, 'YYYY-MM-DD') AS first_on, r.supplier,
         to_char(r.reminded_on, 'YYYY-MM-DD') AS reminded_on, r.split, r.amount_minor,
         to_char(r.skipped_on, 'YYYY-MM-DD') AS skipped_on, h.name AS house, h.homeowner_id, h.time_zone, h.currency,
         h.state = 'open' AS is_open, r.set_by, a.first_name AS setter, a.account_type AS setter_type
    FROM recurring_bills r JOIN houses h ON h.id = r.house_id JOIN accounts a ON a.id = r.set_by`;

@Injectable()
export class RecurringBillsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the recurring bills of a house, at most one per category. */
  listForHouse(houseId: string): Promise<RecurringRow[]> {
    return this.database.query<RecurringRow>(`${SELECT} WHERE r.house_id = $1 ORDER BY r.category`, [houseId]);
  }

  /** Returns those of a homeowner's open houses. */
  listForHomeowner(homeownerId: string): Promise<RecurringRow[]> {
    return this.database.query<RecurringRow>(
      `${SELECT} WHERE h.homeowner_id = $1 AND h.state = 'open' ORDER BY h.name, h.id, r.category LIMIT 500`,
      [homeownerId],
    );
  }

  /** Returns those that a roomie set in open houses. */
  listForSetter(roomieId: string): Promise<RecurringRow[]> {
    return this.database.query<RecurringRow>(
      `${SELECT} WHERE r.set_by = $1 AND h.state = 'open' ORDER BY h.name, h.id, r.category LIMIT 500`,
      [roomieId],
    );
  }

  async find(id: string): Promise<RecurringRow | undefined> {
    const [row] = await this.database.query<RecurringRow>(`${SELECT} WHERE r.id = $1`, [id]);
    return row;
  }

  async findForCategory(houseId: string, category: CostCategory): Promise<RecurringRow | undefined> {
    const [row] = await this.database.query<RecurringRow>(`${SELECT} WHERE r.house_id = $1 AND r.category = $2`, [
      houseId,
      category,
    ]);
    return row;
  }

  /** Returns a roomie's first name; undefined for other roles. */
  async findRoomieName(accountId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ first_name: string }>(
      `SELECT first_name FROM accounts WHERE id = $1 AND account_type = 'roomie'`,
      [accountId],
    );
    return row?.first_name;
  }

  /** Replaces the recurring bill of the category. One that is left out once stays so on the same days. @returns its id */
  async save(bill: Omit<RecurringBillEntity, 'id' | 'skipped_on'>): Promise<string> {
    const { house_id, category, every, first_on, supplier, reminded_on, split, amount_minor: amount, set_by } = bill;
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO recurring_bills (house_id, category, every, first_on, supplier, reminded_on, split, amount_minor,
                                    set_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (house_id, category) DO UPDATE
         SET every = excluded.every, first_on = excluded.first_on, supplier = excluded.supplier,
             reminded_on = excluded.reminded_on, split = excluded.split, amount_minor = excluded.amount_minor,
             set_by = excluded.set_by,
             skipped_on = CASE WHEN recurring_bills.every = excluded.every AND recurring_bills.first_on = excluded.first_on
                               THEN recurring_bills.skipped_on END
       RETURNING id`,
      [house_id, category, every, first_on, supplier, reminded_on, JSON.stringify(split), amount, set_by],
    );
    if (!row) throw new Error('A bill that comes again was not stored.');
    return row.id;
  }

  /** @returns its id; undefined when there was none */
  async remove(houseId: string, category: CostCategory): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      'DELETE FROM recurring_bills WHERE house_id = $1 AND category = $2 RETURNING id',
      [houseId, category],
    );
    return row?.id;
  }

  /** @param day ISO date of the bill to leave out; null: none */
  async skip(id: string, day: string | null): Promise<void> {
    await this.database.execute('UPDATE recurring_bills SET skipped_on = $2 WHERE id = $1', [id, day]);
  }

  /** @param day ISO date of the bill. @returns whether there had been no reminder of it */
  async noteReminded(id: string, day: string): Promise<boolean> {
    const [row] = await this.database.query<{ id: string }>(
      'UPDATE recurring_bills SET reminded_on = $2 WHERE id = $1 AND reminded_on IS DISTINCT FROM $2::date RETURNING id',
      [id, day],
    );
    return row !== undefined;
  }

  /** Returns the periods of a house's bills that reach a day or go beyond it, by category. */
  async enteredSince(houseId: string, day: string): Promise<(Period & { category: CostCategory })[]> {
    return this.database.query<Period & { category: CostCategory }>(
      `SELECT category, to_char(from_on, 'YYYY-MM-DD') AS "from", to_char(to_on, 'YYYY-MM-DD') AS "to" FROM variable_costs
        WHERE house_id = $1 AND to_on >= $2 AND state = 'entered'`,
      [houseId, day],
    );
  }
}
