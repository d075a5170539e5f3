import type { MoneyAccount } from '@common-roof/contracts';
import type { Balance, Postings } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { canonicalJson, type Json } from '../../../platform/evidence/canonical-json.ts';
import { Database } from '../../../platform/database/database.ts';
import type { MoneyJournalEntity } from './money-journal.entity.ts';
import type { MoneyPostingEntity } from './money-posting.entity.ts';

/** A journal as it is written. */
export type JournalToAdd = Omit<MoneyJournalEntity, 'id' | 'currency'> & { readonly id: string | undefined };

export type StoredJournal = Pick<
  MoneyJournalEntity,
  'id' | 'house_id' | 'kind' | 'on_day' | 'subject_kind' | 'subject_id' | 'reverses' | 'facts'
>;
/** What the ledger has of a subject by now. */
export interface Standing {
  /** The last journal, where it was not taken back. */
  readonly journalId: string | null;
  /** How many were ever written, reversals left out. */
  readonly written: number;
  readonly postings: Postings;
}

/** What somebody paid a housemate (negative, in minor units), or got of one. */
export interface SettledPayment {
  readonly id: string;
  /** ISO date. */
  readonly onDay: string;
  readonly at: Date;
  readonly minor: number;
  /** First name of the other. */
  readonly other: string;
}

interface StandingRow {
  subject_id: string;
  journal_id: string | null;
  written: number;
  postings: Postings;
}
type PostingRow = Pick<MoneyPostingEntity, 'account_id' | 'account' | 'minor'>;

const JOURNAL = `id, house_id, kind, to_char(on_day, 'YYYY-MM-DD') AS on_day, subject_kind, subject_id, reverses, facts`;

/** Writes the ledger: journals with their postings and the balances that follow, in one statement. */
@Injectable()
export class LedgerRepository {
  constructor(private readonly database: Database) {}

  /** Whoever writes in the ledger of a house waits for whoever does so already, until the transaction ends. */
  async lockBook(houseId: string): Promise<void> {
    await this.database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`ledger:${houseId}`]);
  }

  /** @returns the id; undefined where there is one with the key already */
  async add(journal: JournalToAdd, postings: Postings): Promise<string | undefined> {
    const { house_id, kind, on_day, subject_kind, subject_id, key, reverses, reason, made_by, facts, created_at } =
      journal;
    const [row] = await this.database.query<{ id: string }>(
      `WITH journal AS (
         INSERT INTO money_journals (id, house_id, currency, kind, on_day, subject_kind, subject_id, key, reverses, reason,
                                     made_by, facts, created_at)
         SELECT coalesce($13, uuidv7()), id, currency, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM houses WHERE id = $1
         ON CONFLICT (key) DO NOTHING RETURNING id, house_id, on_day
       ), line AS (
         SELECT "personId" AS account_id, account, minor
           FROM jsonb_to_recordset($12) AS l ("personId" uuid, account text, minor bigint)
       ), balance AS (
         INSERT INTO money_balances AS b (house_id, account_id, account, minor)
         SELECT j.house_id, l.account_id, l.account, l.minor FROM journal j, line l ORDER BY l.account_id, l.account
         ON CONFLICT (house_id, account_id, account) DO UPDATE SET minor = b.minor + excluded.minor
         RETURNING account_id, account, minor
       ), posted AS (
         INSERT INTO money_postings (journal_id, house_id, on_day, account_id, account, minor, balance_minor)
         SELECT j.id, j.house_id, j.on_day, account_id, account, l.minor, b.minor
           FROM journal j, line l JOIN balance b USING (account_id, account)
       )
       SELECT id FROM journal`,
      [
        ...[house_id, kind, on_day, subject_kind, subject_id, key, reverses, reason, made_by],
        ...[JSON.stringify(facts), created_at, JSON.stringify(postings), journal.id ?? null],
      ],
    );
    return row?.id;
  }

  /** The journal of a key, where it says the same. */
  async sameAs(journal: JournalToAdd, postings: Postings): Promise<string | undefined> {
    const [row] = await this.database.query<StoredJournal>(`SELECT ${JOURNAL} FROM money_journals WHERE key = $1`, [
      journal.key,
    ]);
    if (!row) return undefined;
    const said = contentOf(journal, postings);
    return contentOf(row, await this.postingsOf(row.id)) === said ? row.id : undefined;
  }

  async find(id: string): Promise<StoredJournal | undefined> {
    const [row] = await this.database.query<StoredJournal>(`SELECT ${JOURNAL} FROM money_journals WHERE id = $1`, [id]);
    return row;
  }

  /** In the order in which they are written. */
  async postingsOf(journalId: string): Promise<Postings> {
    const rows = await this.database.query<PostingRow>(
      'SELECT account_id, account, minor FROM money_postings WHERE journal_id = $1 ORDER BY account_id::text COLLATE "C", account COLLATE "C"',
      [journalId],
    );
    return rows.map(({ account_id, account, minor }) => ({ personId: account_id, account, minor: Number(minor) }));
  }

  /** By the id of the subject. */
  async standingOf(kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<StandingRow>(
      `SELECT s.subject_id, s.journal_id, s.written,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('personId', p.account_id, 'account', p.account, 'minor', p.minor)
                        ORDER BY p.account_id::text COLLATE "C", p.account COLLATE "C"), '[]')
                 FROM money_postings p WHERE p.journal_id = s.journal_id) AS postings
         FROM (SELECT j.subject_id, count(*)::int AS written,
                      (array_agg(j.id ORDER BY j.id DESC) FILTER (WHERE r.id IS NULL))[1] AS journal_id
                 FROM money_journals j LEFT JOIN money_journals r ON r.reverses = j.id
                WHERE j.subject_kind = $1 AND j.subject_id = ANY($2) AND j.reverses IS NULL GROUP BY j.subject_id) s`,
      [kind, ids],
    );
    return new Map(
      rows.map(({ subject_id: id, journal_id: journalId, written, postings }) => [
        id,
        { journalId, written, postings },
      ]),
    );
  }

  async balancesOf(houseId: string, account: MoneyAccount): Promise<Balance[]> {
    const rows = await this.database.query<{ id: string; minor: string }>(
      `SELECT account_id AS id, minor FROM money_balances
        WHERE house_id = $1 AND account = $2 AND minor <> 0 ORDER BY account_id`,
      [houseId, account],
    );
    return rows.map(({ id, minor }) => ({ id, minor: Number(minor) }));
  }

  async settledWith(houseId: string, personId: string, upTo: string): Promise<SettledPayment[]> {
    const rows = await this.database.query<{ id: string; on_day: string; at: Date; minor: string; other: string }>(
      `SELECT p.id, to_char(p.on_day, 'YYYY-MM-DD') AS on_day, j.created_at AS at, p.minor, a.first_name AS other
         FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
         JOIN money_postings o ON o.journal_id = j.id AND o.account_id <> p.account_id JOIN accounts a ON a.id = o.account_id
        WHERE p.house_id = $1 AND p.account_id = $2 AND p.account = 'supplies' AND p.on_day <= $3::date AND j.kind = 'settle_up'
          AND j.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
        ORDER BY p.on_day, p.id`,
      [houseId, personId, upTo],
    );
    return rows.map(({ on_day: onDay, minor, ...row }) => ({ ...row, onDay, minor: Number(minor) }));
  }

  async moves(journalId: string, account: MoneyAccount): Promise<boolean> {
    const [row] = await this.database.query('SELECT 1 FROM money_postings WHERE journal_id = $1 AND account = $2', [
      journalId,
      account,
    ]);
    return row !== undefined;
  }

  async reversalOf(id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>('SELECT id FROM money_journals WHERE reverses = $1', [id]);
    return row?.id;
  }
}

type Content = Pick<
  MoneyJournalEntity,
  'house_id' | 'kind' | 'on_day' | 'subject_kind' | 'subject_id' | 'reverses' | 'facts'
>;

function contentOf(
  { house_id, kind, on_day, subject_kind, subject_id, reverses, facts }: Content,
  postings: Postings,
): string {
  const said = { house_id, kind, on_day, subject_kind, subject_id, reverses, facts, postings };
  // Rows and what is given are plain data, which their types do not say.
  return canonicalJson(JSON.parse(JSON.stringify(said)) as Json);
}
