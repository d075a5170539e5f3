import type { MoneyAccount } from '@common-roof/contracts';
import type { Balance, Postings } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** What the ledger currently says about a subject. */
export interface Standing {
  /** The last journal, unless it is reversed. */
  readonly journalId: string | null;
  /** Number of journals ever written, without reversals. */
  readonly written: number;
  readonly postings: Postings;
}

/** A payment between housemates in minor units: negative for what the person paid, positive for what they received. */
export interface SettledPayment {
  readonly id: string;
  /** ISO date. */
  readonly onDay: string;
  readonly at: Date;
  readonly minor: number;
  /** A settled payment, or money owed for missed turns. */
  readonly kind: 'settle_up' | 'turns_paid';
  /** First name of the other person. */
  readonly other: string;
}

interface StandingRow {
  subject_id: string;
  journal_id: string | null;
  written: number;
  postings: Postings;
}
/** Reads current postings for the code that posts next. */
@Injectable()
export class StandingRepository {
  constructor(private readonly database: Database) {}

  /** Returns the current postings by the id of their subject. */
  async listStanding(kind: string, ids: readonly string[]): Promise<ReadonlyMap<string, Standing>> {
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

  async listBalances(houseId: string, account: MoneyAccount): Promise<Balance[]> {
    const rows = await this.database.query<{ id: string; minor: string }>(
      `SELECT account_id AS id, minor FROM money_balances
        WHERE house_id = $1 AND account = $2 AND minor <> 0 ORDER BY account_id`,
      [houseId, account],
    );
    return rows.map(({ id, minor }) => ({ id, minor: Number(minor) }));
  }

  async settledWith(houseId: string, personId: string, upTo: string): Promise<SettledPayment[]> {
    const rows = await this.database.query<{
      id: string;
      on_day: string;
      at: Date;
      minor: string;
      kind: SettledPayment['kind'];
      other: string;
    }>(
      `SELECT p.id, to_char(p.on_day, 'YYYY-MM-DD') AS on_day, j.created_at AS at, p.minor, j.kind, a.first_name AS other
         FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
         JOIN money_postings o ON o.journal_id = j.id AND o.account_id <> p.account_id JOIN accounts a ON a.id = o.account_id
        WHERE p.house_id = $1 AND p.account_id = $2 AND p.account = 'supplies' AND p.on_day <= $3::date AND j.kind IN ('settle_up', 'turns_paid')
          AND j.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
        ORDER BY p.on_day, p.id`,
      [houseId, personId, upTo],
    );
    return rows.map(({ on_day: onDay, minor, ...row }) => ({ ...row, onDay, minor: Number(minor) }));
  }
}
