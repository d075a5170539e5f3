import type { Postings } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { canonicalJson, type Json } from '#kernel/evidence/canonical-json.ts';
import { Database } from '#kernel/database/database.ts';
import type { MoneyJournalEntity } from './money-journal.entity.ts';

/** A journal to insert, with its postings. */
export type JournalToAdd = Omit<MoneyJournalEntity, 'id' | 'currency'> & {
  readonly id: string | undefined;
  readonly postings: Postings;
};

export type StoredJournal = Pick<
  MoneyJournalEntity,
  'id' | 'house_id' | 'kind' | 'on_day' | 'subject_kind' | 'subject_id' | 'reverses' | 'facts'
> & {
  /** The journal that reverses it. */
  readonly reversed_by: string | null;
  /** In the order in which they were written. */
  readonly postings: Postings;
};

const STORED = `
  SELECT j.id, j.house_id, j.kind, to_char(j.on_day, 'YYYY-MM-DD') AS on_day, j.subject_kind, j.subject_id, j.reverses, j.facts,
         r.id AS reversed_by,
         (SELECT jsonb_agg(jsonb_build_object('personId', p.account_id, 'account', p.account, 'minor', p.minor)
                           ORDER BY p.account_id::text COLLATE "C", p.account COLLATE "C")
            FROM money_postings p WHERE p.journal_id = j.id) AS postings
    FROM money_journals j LEFT JOIN money_journals r ON r.reverses = j.id`;

/** Writes the ledger: journals, their postings and the resulting balances in one statement. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly database: Database) {}

  /** Locks a house's ledger until the transaction ends. Waits for the current writer. */
  async lockBook(houseId: string): Promise<void> {
    await this.database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`ledger:${houseId}`]);
  }

  /** Inserts journals of a house in their order. @returns ids by key, without keys that already existed */
  async insert(houseId: string, journals: readonly JournalToAdd[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database.query<{ key: string; id: string }>(
      `WITH said AS (
         SELECT * FROM jsonb_to_recordset($2) AS s (at int, id uuid, kind text, on_day date, subject_kind text, subject_id uuid, key text,
           reverses uuid, reason text, restatement_id uuid, made_by uuid, facts jsonb, created_at timestamptz, postings jsonb)
       ), journal AS (
         INSERT INTO money_journals (id, house_id, currency, kind, on_day, subject_kind, subject_id, key, reverses, reason,
                                     restatement_id, made_by, facts, created_at)
         SELECT coalesce(s.id, uuidv7()), h.id, h.currency, s.kind, s.on_day, s.subject_kind, s.subject_id, s.key, s.reverses, s.reason,
                s.restatement_id, s.made_by, s.facts, s.created_at
           FROM said s, houses h WHERE h.id = $1 ORDER BY s.at
         ON CONFLICT (key) DO NOTHING RETURNING id, key, on_day
       ), line AS (
         SELECT j.id, j.on_day, s.at, l."personId" AS account_id, l.account, l.minor,
                -- What comes after it in this statement
                coalesce(sum(l.minor) OVER (PARTITION BY l."personId", l.account ORDER BY s.at DESC
                                            ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS later
           FROM journal j JOIN said s USING (key),
                LATERAL jsonb_to_recordset(s.postings) AS l ("personId" uuid, account text, minor bigint)
       ), balance AS (
         INSERT INTO money_balances AS b (house_id, account_id, account, minor)
         SELECT $1, account_id, account, sum(minor) FROM line GROUP BY account_id, account ORDER BY account_id, account
         ON CONFLICT (house_id, account_id, account) DO UPDATE SET minor = b.minor + excluded.minor
         RETURNING account_id, account, minor
       ), posted AS (
         INSERT INTO money_postings (journal_id, house_id, on_day, account_id, account, minor, balance_minor)
         SELECT l.id, $1, l.on_day, account_id, account, l.minor, b.minor - l.later
           FROM line l JOIN balance b USING (account_id, account) ORDER BY l.at
       )
       SELECT key, id FROM journal`,
      [houseId, JSON.stringify(journals.map((journal, at) => ({ ...journal, at })))],
    );
    return new Map(rows.map(({ key, id }) => [key, id]));
  }

  /** Returns the journal with the same key if its content is also the same. */
  async sameAs(journal: JournalToAdd): Promise<string | undefined> {
    const [row] = await this.database.query<StoredJournal>(`${STORED} WHERE j.key = $1`, [journal.key]);
    return row && contentOf(row) === contentOf(journal) ? row.id : undefined;
  }

  /** Returns journals by id and leaves out unknown ones. */
  async find(ids: readonly string[]): Promise<ReadonlyMap<string, StoredJournal>> {
    const rows = await this.database.query<StoredJournal>(`${STORED} WHERE j.id = ANY($1)`, [ids]);
    return new Map(rows.map((row) => [row.id, row]));
  }
}

type Content = Pick<
  JournalToAdd,
  'house_id' | 'kind' | 'on_day' | 'subject_kind' | 'subject_id' | 'reverses' | 'facts' | 'postings'
>;

function contentOf({ house_id, kind, on_day, subject_kind, subject_id, reverses, facts, postings }: Content): string {
  const said = { house_id, kind, on_day, subject_kind, subject_id, reverses, facts, postings };
  // Rows and arguments are plain data, which their types don't express.
  return canonicalJson(JSON.parse(JSON.stringify(said)) as Json);
}
