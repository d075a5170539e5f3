import type { LedgerFault } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { LedgerCheckEntity } from './ledger-check.entity.ts';

/** Number of faults that are listed. All of them are counted. */
const NAMED = 50;

interface FaultRow extends LedgerFault {
  /** The total number. */
  n: number;
}

/** Checks the ledger from its rows alone, whatever code wrote them. */
@Injectable()
export class LedgerChecksRepository {
  constructor(private readonly database: Database) {}

  /** Returns everything that doesn't balance, from one snapshot of the database. */
  faults(): Promise<FaultRow[]> {
    return this.database.query<FaultRow>(
      `WITH fault AS (
         SELECT 'journal' AS kind, j.house_id, j.id
           FROM money_journals j LEFT JOIN money_postings p ON p.journal_id = j.id
          GROUP BY j.id HAVING count(p.id) < 2 OR sum(p.minor) <> 0
         UNION ALL
         SELECT 'balance', house_id, account_id
           FROM (SELECT house_id, account_id, account, sum(minor) AS minor FROM money_postings GROUP BY 1, 2, 3) s
           FULL JOIN money_balances b USING (house_id, account_id, account)
          WHERE coalesce(s.minor, 0) <> coalesce(b.minor, 0)
         UNION ALL
         SELECT DISTINCT 'running_balance', house_id, account_id
           FROM (SELECT house_id, account_id, balance_minor,
                        sum(minor) OVER (PARTITION BY house_id, account_id, account ORDER BY id) AS summed
                   FROM money_postings) r
          WHERE r.summed <> r.balance_minor
         UNION ALL
         SELECT 'reversal', j.house_id, j.id
           FROM money_journals j JOIN money_journals o ON o.id = j.reverses
          WHERE o.reverses IS NOT NULL OR o.house_id <> j.house_id OR o.currency <> j.currency OR EXISTS (
                SELECT 1 FROM money_postings p WHERE p.journal_id IN (j.id, o.id)
                 GROUP BY p.account_id, p.account HAVING sum(p.minor) <> 0)
         UNION ALL
         SELECT 'reversal', min(house_id::text)::uuid, reverses FROM money_journals
          WHERE reverses IS NOT NULL GROUP BY reverses HAVING count(*) > 1
       )
       SELECT kind, house_id, id, (count(*) OVER ())::int AS n FROM fault ORDER BY kind, house_id, id LIMIT $1`,
      [NAMED],
    );
  }

  async insert(check: Pick<LedgerCheckEntity, 'checked_at' | 'wrong' | 'faults'>): Promise<string> {
    const { checked_at, wrong, faults } = check;
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO ledger_checks (checked_at, journals, wrong, faults)
       SELECT $1, count(*), $2, $3 FROM money_journals RETURNING id`,
      [checked_at, wrong, JSON.stringify(faults)],
    );
    if (!row) throw new Error('A check of the ledger was not stored.');
    return row.id;
  }

  async find(id: string): Promise<LedgerCheckEntity | undefined> {
    const [row] = await this.database.query<LedgerCheckEntity>(
      'SELECT id, checked_at, journals, wrong, faults FROM ledger_checks WHERE id = $1',
      [id],
    );
    return row;
  }

  async forgetBefore(moment: Date): Promise<void> {
    await this.database.execute('DELETE FROM ledger_checks WHERE checked_at < $1 AND wrong = 0', [moment]);
  }
}
