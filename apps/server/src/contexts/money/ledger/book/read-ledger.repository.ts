import type { MoneyAccount, ReportedPayment } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { LedgerCheckEntity } from './ledger-check.entity.ts';
import type { MoneyBalanceEntity } from './money-balance.entity.ts';
import type { MoneyJournalEntity } from './money-journal.entity.ts';
import type { MoneyPostingEntity } from './money-posting.entity.ts';
import { sinceSql } from './late-since.sql.ts';
import { causeSql, type AggregatedCause } from './restated.ts';

export interface DueEventRow
  extends
    Pick<MoneyPostingEntity, 'id' | 'account_id' | 'house_id' | 'account' | 'minor' | 'on_day'>,
    Pick<MoneyJournalEntity, 'kind' | 'facts'> {
  /** ISO date from which it can be late. Nobody is late with a due before they were told about it. */
  since: string;
  /** Names the due, however often it is posted again. */
  due_key: string;
  /** The balance of the account. */
  owed: string;
}

export interface BalanceRow extends Pick<MoneyBalanceEntity, 'house_id' | 'account' | 'minor'> {
  house: string;
  currency: string;
  time_zone: string;
  holder: string | null;
  iban: string | null;
  reported: AggregatedReport | null;
}

/** A reported payment without an answer. Its amount is a number in minor units. */
export interface AggregatedReport extends Omit<ReportedPayment, 'amount' | 'currency' | 'reported_at'> {
  readonly minor: number;
  readonly reported_at: string;
}

export interface EntryRow
  extends
    Pick<MoneyPostingEntity, 'id' | 'journal_id' | 'house_id' | 'on_day' | 'account' | 'minor' | 'balance_minor'>,
    Pick<
      MoneyJournalEntity,
      'currency' | 'kind' | 'subject_kind' | 'subject_id' | 'reverses' | 'reason' | 'facts' | 'created_at'
    > {
  house: string;
  version: number;
  cause: AggregatedCause | null;
  reversed_by: string | null;
  /** The other party of a payment between housemates. */
  other_id: string | null;
  other: string | null;
  maker_id: string | null;
  maker: string | null;
}

export interface EntryFilter {
  readonly account?: MoneyAccount | undefined;
  readonly house?: string | undefined;
}

/** SQL for how often it was posted. The key counts that for shares that are posted again. */
const VERSION = `CASE WHEN j.subject_kind IN ('supply', 'variable_cost')
            THEN coalesce(substring(coalesce(before.key, j.key) FROM ':(\\d+)$')::int, 1) ELSE 1 END`;

/** Limits the houses that each role sees; `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  homeowner: 'p.house_id IN (SELECT id FROM houses WHERE homeowner_id = ?)',
  roomie: 'p.account_id = ?',
  neatkeeper: 'false AND ?::uuid IS NULL',
  admin: '?::uuid IS NOT NULL',
};

/** Reads the ledger, one person at a time. */
@Injectable()
export class ReadLedgerRepository {
  constructor(private readonly database: Database) {}

  /** Returns a person's balances. @param homeownerId limits them to this homeowner's houses; null for all */
  balances(accountId: string, homeownerId: string | null): Promise<BalanceRow[]> {
    return this.database.query<BalanceRow>(
      `SELECT b.house_id, b.account, b.minor, h.name AS house, h.currency, h.time_zone, d.holder, d.iban,
              (SELECT jsonb_build_object('_id', r.id, 'state', r.state, 'version', r.version, 'minor', r.minor, 'method', r.method,
                        'paid_on', r.paid_on, 'note', r.note, 'reported_at', r.reported_at, 'reason', r.reason)
                 FROM reported_payments r
                WHERE r.house_id = b.house_id AND r.roomie_id = b.account_id AND r.state = 'reported') AS reported
         FROM money_balances b JOIN houses h ON h.id = b.house_id LEFT JOIN bank_details d ON d.house_id = h.id
        WHERE b.account_id = $1 AND ($2::uuid IS NULL OR h.homeowner_id = $2) ORDER BY h.name, b.house_id, b.account`,
      [accountId, homeownerId],
    );
  }

  /** Returns the newest `take` dues of people's accounts with a balance owed, newest first. Leaves out reversed dues. */
  newestDues(
    accountIds: readonly string[],
    houseIds: readonly string[],
    accounts: readonly MoneyAccount[] | null,
    take: number,
  ): Promise<DueEventRow[]> {
    return this.database.query<DueEventRow>(
      `SELECT d.id, b.account_id, b.house_id, b.account, d.minor, d.on_day, d.since, d.due_key, d.kind, d.facts, b.minor AS owed
         FROM money_balances b JOIN houses h ON h.id = b.house_id CROSS JOIN LATERAL (
           SELECT p.id, p.minor, p.on_day AS day, to_char(p.on_day, 'YYYY-MM-DD') AS on_day, j.kind, j.facts,
                  to_char(${sinceSql('p', 'j', 'h')}, 'YYYY-MM-DD') AS since, regexp_replace(j.key, ':\\d+$', '') AS due_key
             FROM money_postings p JOIN money_journals j ON j.id = p.journal_id
            WHERE p.house_id = b.house_id AND p.account_id = b.account_id AND p.account = b.account AND p.minor > 0
              AND j.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
            ORDER BY p.on_day DESC, p.id DESC LIMIT $4) d
        WHERE b.account_id = ANY($1) AND b.house_id = ANY($2) AND ($3::text[] IS NULL OR b.account = ANY($3)) AND b.minor > 0
        ORDER BY b.account_id, b.house_id, b.account, d.day DESC, d.id DESC`,
      [accountIds, houseIds, accounts, take],
    );
  }

  /** Returns the newest entries first. */
  entries(
    { accountId, role }: Actor,
    personId: string,
    { account, house }: EntryFilter,
    query: PageQuery,
  ): Promise<Slice<EntryRow>> {
    return this.database.page<EntryRow>(
      {
        select: 'p.*',
        from: 'money_postings p',
        where: {
          'p.account_id = ?': personId,
          [SCOPE[role]]: accountId,
          'p.account = ?': account,
          'p.house_id = ?': house,
        },
        order: newestFirst('p.id'),
        thenSelect: {
          as: 'p',
          columns: `p.id, p.journal_id, p.house_id, to_char(p.on_day, 'YYYY-MM-DD') AS on_day, p.account, p.minor,
            p.balance_minor, j.currency, j.kind, ${VERSION} AS version,
            CASE WHEN c.id IS NOT NULL THEN jsonb_build_object(${causeSql('c')}) END AS cause, j.subject_kind, j.subject_id, j.reverses, j.reason, j.facts,
            j.created_at, h.name AS house, r.id AS reversed_by, o.id AS other_id, o.first_name AS other, m.id AS maker_id,
            m.first_name AS maker`,
          join: `JOIN money_journals j ON j.id = p.journal_id JOIN houses h ON h.id = p.house_id
                 LEFT JOIN money_journals r ON r.reverses = j.id LEFT JOIN money_journals before ON before.id = j.reverses
                 LEFT JOIN money_restatements c ON c.id = j.restatement_id LEFT JOIN accounts m ON m.id = j.made_by
                 LEFT JOIN money_postings q ON j.kind IN ('settle_up', 'turns_paid') AND q.journal_id = j.id AND q.account_id <> p.account_id
                 LEFT JOIN accounts o ON o.id = q.account_id`,
        },
      },
      query,
    );
  }

  /** Returns a person's first name, and the houses they live in with a rule for late fees, as far as a role sees them. */
  async findPerson(personId: string, { accountId, role }: Actor): Promise<{ first_name: string; late_fees: string[] }> {
    const [row] = await this.database.query<{ first_name: string; late_fees: string[] }>(
      `SELECT a.first_name, ARRAY(
         SELECT t.house_id FROM tenancies t JOIN houses h ON h.id = t.house_id
          WHERE t.roomie_id = a.id AND t.state IN ('active', 'releasing') AND ($3 <> 'homeowner' OR h.homeowner_id = $2)
            AND EXISTS (SELECT 1 FROM late_fee_rules r WHERE r.house_id = t.house_id) ORDER BY t.house_id) AS late_fees
         FROM accounts a WHERE a.id = $1`,
      [personId, accountId, role],
    );
    return row ?? { first_name: '', late_fees: [] };
  }

  /** Returns the postings to a person's accounts, newest first. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, j.kind, j.currency, to_char(p.on_day, 'YYYY-MM-DD') AS on_day, p.account, p.minor, j.facts,
              j.reason, j.reverses IS NOT NULL AS takes_back, j.created_at
         FROM money_postings p JOIN money_journals j ON j.id = p.journal_id JOIN houses h ON h.id = p.house_id
        WHERE p.account_id = $1 ORDER BY p.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }

  /** Returns a person's recalculated shares, newest first. */
  listRestated(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, r.kind AS because, s.subject_kind AS of, s.facts, s.before_minor, s.after_minor, h.currency, r.made_at
         FROM money_restated_shares s JOIN money_restatements r ON r.id = s.restatement_id JOIN houses h ON h.id = r.house_id
        WHERE s.person_id = $1 ORDER BY r.id DESC, s.subject_id LIMIT $2`,
      [accountId, newest],
    );
  }

  /** Returns the newest checks first. */
  checks(query: PageQuery): Promise<Slice<LedgerCheckEntity>> {
    return this.database.page<LedgerCheckEntity>(
      {
        select: 'c.id, c.checked_at, c.journals, c.wrong, c.faults',
        from: 'ledger_checks c',
        order: newestFirst('c.id'),
      },
      query,
    );
  }
}
