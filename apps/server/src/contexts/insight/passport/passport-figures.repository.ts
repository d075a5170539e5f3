import type { DepositState } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { dueSinceSql } from '#contexts/money/ledger/index.ts';

/** A tenancy, without its address. Days are ISO dates. */
export interface StayRow {
  house_id: string;
  city: string;
  country: string;
  starts_on: string;
  /** Null: no last day is known. */
  ends_on: string | null;
}

/** A movement on a roomie's rent account; negative when it was paid. Days are ISO dates in the house's time zone. */
export interface RentRow {
  house_id: string;
  time_zone: string;
  on_day: string;
  since: string;
  minor: string;
  is_rent: boolean;
}

export interface TurnsRow {
  done: number;
  all: number;
}

/** Reads the figures of a passport from the tables of other contexts. */
@Injectable()
export class PassportFiguresRepository {
  constructor(private readonly database: Database) {}

  /** Lists a roomie's tenancies that have begun, oldest first. */
  listStays(roomieId: string, now: Date): Promise<StayRow[]> {
    return this.database.query<StayRow>(
      `SELECT t.house_id, h.city, h.country, to_char(t.starts_on, 'YYYY-MM-DD') AS starts_on,
              to_char(t.ends_on, 'YYYY-MM-DD') AS ends_on
         FROM tenancies t JOIN houses h ON h.id = t.house_id
        WHERE t.roomie_id = $1 AND t.state <> 'upcoming' AND t.starts_on <= ($2::timestamptz AT TIME ZONE h.time_zone)::date
        ORDER BY t.starts_on, t.id`,
      [roomieId, now],
    );
  }

  /**
   * Lists what moved on a roomie's rent accounts, without what was reversed, in the order of the ledger. What was paid for
   * a late fee counts as paid for rent, so that no fee makes the next rent late.
   */
  listRent(roomieId: string): Promise<RentRow[]> {
    return this.database.query<RentRow>(
      `SELECT p.house_id, h.time_zone, to_char(p.on_day, 'YYYY-MM-DD') AS on_day,
              to_char(${dueSinceSql('p', 'j', 'h')}, 'YYYY-MM-DD') AS since, p.minor, j.kind = 'rent_due' AS is_rent
         FROM money_postings p JOIN money_journals j ON j.id = p.journal_id JOIN houses h ON h.id = p.house_id
        WHERE p.account_id = $1 AND (p.account = 'rent' OR (p.account = 'other' AND p.minor < 0)) AND j.reverses IS NULL
          AND NOT EXISTS (SELECT 1 FROM money_journals r WHERE r.reverses = j.id)
        ORDER BY p.house_id, p.on_day, p.id`,
      [roomieId],
    );
  }

  /** Counts a roomie's deposits by state. One with an unanswered dispute counts as held. */
  countDeposits(roomieId: string): Promise<{ state: DepositState; count: number }[]> {
    return this.database.query<{ state: DepositState; count: number }>(
      `SELECT o.state, count(*)::int AS count
         FROM (SELECT CASE WHEN EXISTS (SELECT 1 FROM deposit_deductions x
                         WHERE x.deposit_id = d.id AND x.withdrawn_at IS NULL AND x.disputed_at IS NOT NULL
                           AND x.answered_at IS NULL) THEN 'held' ELSE d.state END AS state
                 FROM deposits d WHERE d.roomie_id = $1 AND d.taken_back_at IS NULL) o
        GROUP BY o.state ORDER BY o.state`,
      [roomieId],
    );
  }

  /** Counts a roomie's planned turns that are over, as standings show them. */
  async countTurns(roomieId: string): Promise<TurnsRow> {
    const [row] = await this.database.query<TurnsRow>(
      `SELECT count(*) FILTER (WHERE u.state = 'verified')::int AS done, count(*)::int AS "all"
         FROM chore_assignments u
        WHERE u.assignee_id = $1 AND u.kind = 'planned' AND u.state IN ('verified', 'rejected', 'missed')
          AND (u.state <> 'missed' OR NOT EXISTS (
            SELECT 1 FROM point_entries e WHERE e.assignment_id = u.id AND e.reverses IS NOT NULL))`,
      [roomieId],
    );
    return row ?? { done: 0, all: 0 };
  }
}
