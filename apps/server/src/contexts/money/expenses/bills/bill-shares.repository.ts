import type { CostCategory } from '@common-roof/contracts';
import type { Bill, BillShare, BorneShare, Weighted } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A bill as it is shared. */
export interface BillToShare extends Bill {
  readonly category: CostCategory;
  /** False after it was reversed. */
  readonly counts: boolean;
  readonly dueOn: string;
  /** Why it was last corrected, or reversed. */
  readonly reason: string;
}

interface ToShareRow {
  id: string;
  category: CostCategory;
  from: string;
  to: string;
  minor: string;
  split: Weighted[];
  counts: boolean;
  due_on: string;
  reason: string;
}

export interface NewShare extends BillShare {
  readonly billId: string;
  readonly role: 'roomie' | 'homeowner';
}

const TO_SHARE = `
  SELECT id, category, to_char(from_on, 'YYYY-MM-DD') AS "from", to_char(to_on, 'YYYY-MM-DD') AS "to", minor, split, state = 'entered' AS counts,
         to_char(due_on, 'YYYY-MM-DD') AS due_on, reason
    FROM variable_costs`;

/** Stores what follows from bills. */
@Injectable()
export class BillSharesRepository {
  constructor(private readonly database: Database) {}

  async bills(ids: readonly string[]): Promise<BillToShare[]> {
    const rows = await this.database.query<ToShareRow>(`${TO_SHARE} WHERE id = ANY($1) ORDER BY id`, [ids]);
    return rows.map(toShare);
  }

  /** Returns the bills that begin in a year, including reversed ones. */
  async billsOfYear(houseId: string, year: number): Promise<BillToShare[]> {
    const rows = await this.database.query<ToShareRow>(
      `${TO_SHARE} WHERE house_id = $1 AND from_on >= make_date($2, 1, 1) AND from_on < make_date($2 + 1, 1, 1) ORDER BY id`,
      [houseId, year],
    );
    return rows.map(toShare);
  }

  /**
   * Returns the bills that count and cover a day between two ISO dates. @param sharerId limits them to bills this
   * person shares; null for all
   */
  async countingBetween(houseId: string, from: string, to: string, sharerId: string | null): Promise<BillToShare[]> {
    const rows = await this.database.query<ToShareRow>(
      `${TO_SHARE} b WHERE house_id = $1 AND from_on <= $3 AND to_on >= $2 AND state = 'entered'
          AND ($4::uuid IS NULL OR EXISTS (
            SELECT 1 FROM variable_cost_shares m WHERE m.bill_id = b.id AND m.person_id = $4 AND m.role = 'roomie'))
        ORDER BY b.from_on, id`,
      [houseId, from, to, sharerId],
    );
    return rows.map(toShare);
  }

  /** Returns the years in which a house's bills begin, earliest first. */
  async listYears(houseId: string): Promise<number[]> {
    const rows = await this.database.query<{ year: number }>(
      'SELECT DISTINCT extract(year FROM from_on)::int AS year FROM variable_costs WHERE house_id = $1 ORDER BY 1',
      [houseId],
    );
    return rows.map(({ year }) => year);
  }

  /** Returns the stored shares of bills. */
  async listBorneShares(billIds: readonly string[]): Promise<BorneShare[]> {
    const rows = await this.database.query<{ bill_id: string; person_id: string; minor: string }>(
      'SELECT bill_id, person_id, minor FROM variable_cost_shares WHERE bill_id = ANY($1) ORDER BY bill_id, person_id',
      [billIds],
    );
    return rows.map(({ bill_id: subjectId, person_id: personId, minor }) => ({
      subjectId,
      personId,
      minor: Number(minor),
    }));
  }

  /** Replaces the shares of these bills. */
  async write(billIds: readonly string[], shares: readonly NewShare[]): Promise<void> {
    await this.database.execute(
      `WITH share AS (
         SELECT "billId" AS bill_id, id AS person_id, role, days, minor, (exact->>'minor')::bigint AS exact_minor,
                (exact->>'over')::bigint AS exact_over, (exact->>'of')::bigint AS exact_of
           FROM jsonb_to_recordset($2) AS s ("billId" uuid, id uuid, role text, days int, minor bigint, exact jsonb)
       ), gone AS (
         DELETE FROM variable_cost_shares o WHERE o.bill_id = ANY($1)
           AND NOT EXISTS (SELECT 1 FROM share n WHERE (n.bill_id, n.person_id) = (o.bill_id, o.person_id))
       )
       INSERT INTO variable_cost_shares (bill_id, person_id, role, days, minor, exact_minor, exact_over, exact_of)
       SELECT bill_id, person_id, role, days, minor, exact_minor, exact_over, exact_of FROM share
       ON CONFLICT (bill_id, person_id) DO UPDATE
         SET days = excluded.days, minor = excluded.minor, exact_minor = excluded.exact_minor,
             exact_over = excluded.exact_over, exact_of = excluded.exact_of`,
      [billIds, JSON.stringify(shares)],
    );
  }

  async listFirstNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ id: string; first_name: string }>(
      'SELECT id, first_name FROM accounts WHERE id = ANY($1)',
      [ids],
    );
    return new Map(rows.map(({ id, first_name: name }) => [id, name]));
  }

  /** Returns what a person has been charged for a house's bills, and what they still owe of it, in minor units. */
  async chargedAndOwed(houseId: string, roomieId: string): Promise<{ charged: number; owed: number }> {
    const [row] = await this.database.query<{ charged: string; owed: string }>(
      `SELECT (SELECT coalesce(sum(p.minor), 0) FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
                WHERE p.house_id = $1 AND p.account_id = $2 AND p.account = 'utilities' AND j.kind = 'variable_cost') AS charged,
              coalesce((SELECT minor FROM money_balances
                         WHERE house_id = $1 AND account_id = $2 AND account = 'utilities'), 0) AS owed`,
      [houseId, roomieId],
    );
    return { charged: Number(row?.charged ?? 0), owed: Number(row?.owed ?? 0) };
  }
}

const toShare = ({ minor, due_on: dueOn, ...row }: ToShareRow): BillToShare => ({
  ...row,
  dueOn,
  minor: Number(minor),
});
