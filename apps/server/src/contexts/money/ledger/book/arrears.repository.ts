import { HOMEOWNER_ACCOUNTS, LIMITS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { sinceSql } from './late-since.sql.ts';

/** Amounts are in minor units, as text. */
export interface ArrearsRow {
  currency: string;
  due: string;
  upcoming: string;
  to30: string;
  to60: string;
  to90: string;
  over90: string;
}

export interface OwingRow {
  account_id: string;
  first_name: string;
  last_name: string;
  house_id: string;
  house: string;
  currency: string;
  due: string;
  since: string;
  days_late: number;
  /** The number of such rows. */
  all: number;
}

/**
 * SQL for what is open at a moment ($2) in the houses of a homeowner ($1), due by due. Payments cover the oldest dues
 * first, so the newest dues that add up to an account's balance are open.
 */
const OPEN = `
  open AS (
    SELECT o.*, ($2::timestamptz AT TIME ZONE o.time_zone)::date - o.since AS days
      FROM (SELECT n.house_id, n.account_id, n.currency, n.time_zone, ${sinceSql('n', 'n', 'n')} AS since, least(n.minor, n.owed - n.newer) AS "left"
              FROM (SELECT b.house_id, b.account_id, h.currency, h.time_zone, p.on_day, j.key, j.created_at, p.minor, b.minor AS owed,
                           coalesce(sum(p.minor) OVER (PARTITION BY b.house_id, b.account_id, b.account
                             ORDER BY p.on_day DESC, p.id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS newer
                      FROM money_balances b
                      JOIN houses h ON h.id = b.house_id
                      JOIN money_postings p ON p.house_id = b.house_id AND p.account_id = b.account_id AND p.account = b.account
                      JOIN money_journals j ON j.id = p.journal_id
                     WHERE h.homeowner_id = $1 AND NOT h.is_sample AND b.account_id <> $1 AND b.account = ANY($3) AND b.minor > 0 AND p.minor > 0
                       AND j.reverses IS NULL AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)) n
             WHERE n.newer < n.owed) o
  )`;

/** Reads what a homeowner is owed. */
@Injectable()
export class ArrearsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the totals by currency. */
  totals(homeownerId: string, now: Date): Promise<ArrearsRow[]> {
    return this.database.query<ArrearsRow>(
      `WITH ${OPEN}
       SELECT currency, ${sumOf('days >= 0')} AS due, ${sumOf('days < 0')} AS upcoming,
              ${sumOf('days BETWEEN 0 AND 30')} AS to30, ${sumOf('days BETWEEN 31 AND 60')} AS to60,
              ${sumOf('days BETWEEN 61 AND 90')} AS to90, ${sumOf('days > 90')} AS over90
         FROM open GROUP BY currency ORDER BY currency`,
      [homeownerId, now, HOMEOWNER_ACCOUNTS],
    );
  }

  /** Returns the people with overdue amounts, longest overdue first. */
  owing(homeownerId: string, now: Date): Promise<OwingRow[]> {
    return this.database.query<OwingRow>(
      `WITH ${OPEN}, late AS (
         SELECT house_id, account_id, currency, sum("left")::bigint AS due, min(since) AS since, max(days) AS days_late
           FROM open WHERE days >= 0 GROUP BY house_id, account_id, currency
       )
       SELECT l.account_id, a.first_name, a.last_name, l.house_id, h.name AS house, l.currency, l.due,
              to_char(l.since, 'YYYY-MM-DD') AS since, l.days_late, count(*) OVER ()::int AS all
         FROM late l JOIN accounts a ON a.id = l.account_id JOIN houses h ON h.id = l.house_id
        ORDER BY l.since, l.due DESC, l.account_id, l.house_id LIMIT $4`,
      [homeownerId, now, HOMEOWNER_ACCOUNTS, LIMITS.arrearsShown],
    );
  }
}

/** Returns SQL for the sum of the open dues that match a condition. */
function sumOf(condition: string): string {
  return `coalesce(sum("left") FILTER (WHERE ${condition}), 0)::bigint`;
}
