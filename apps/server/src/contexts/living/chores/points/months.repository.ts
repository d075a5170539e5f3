import type { Standing } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { HouseMonthEntity } from './house-month.entity.ts';

interface RankedRow {
  roomie_id: string;
  points: number;
  strikes: number;
  days: number;
}

export interface StandingRow {
  roomie_id: string;
  first_name: string;
  photo: string | null;
  points: number;
  strikes: number;
  effort: number;
  done: number;
  bonus: number;
  /** Sum of the bonuses given and taken. */
  bonus_moved: number;
  all_time: number;
  /** The outcomes of the last turns, newest first. */
  turns: ('verified' | 'rejected' | 'missed')[];
}

export type MonthRow = Omit<HouseMonthEntity, 'house_id' | 'period' | 'closed_by'>;

/**
 * SQL for the roomies who lived in the house `$1` on a day from `$2` to before `$3` (ISO dates), and on how many days
 * before `$4`.
 */
const LIVED = `
  SELECT t.roomie_id, sum(greatest(0, least(coalesce(t.ends_on + 1, $4::date), $3::date, $4::date) - greatest(t.starts_on, $2::date)))::int AS days
    FROM tenancies t
   WHERE t.house_id = $1 AND t.starts_on < $3 AND (t.ends_on IS NULL OR t.ends_on >= $2) GROUP BY t.roomie_id`;

/**
 * SQL for a roomie's strikes in the house `$1` and the month `$5`, from the sums `s`. Strikes with an open appeal don't
 * count.
 */
const strikesOf = (roomie: string): string => `
  (coalesce(s.strikes, 0) - (SELECT count(*) FROM suspended_strikes x
                              WHERE x.house_id = $1 AND x.period = $5 AND x.roomie_id = ${roomie}))::int`;

@Injectable()
export class MonthsRepository {
  constructor(private readonly database: Database) {}

  /** @returns whether the month is new */
  async openMonth(houseId: string, period: string): Promise<boolean> {
    const begun = await this.database.execute(
      'INSERT INTO house_months (house_id, period) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [houseId, period],
    );
    return begun > 0;
  }

  /** Locks a month until the end of the transaction, so that it is ranked by one process at a time. */
  async lock(houseId: string, period: string): Promise<MonthRow | undefined> {
    const [row] = await this.database.query<MonthRow>(
      'SELECT best, worst, closed_at FROM house_months WHERE house_id = $1 AND period = $2 FOR UPDATE',
      [houseId, period],
    );
    return row;
  }

  async find(houseId: string, period: string): Promise<MonthRow | undefined> {
    const [row] = await this.database.query<MonthRow>(
      'SELECT best, worst, closed_at FROM house_months WHERE house_id = $1 AND period = $2',
      [houseId, period],
    );
    return row;
  }

  async rank(houseId: string, period: string, best: readonly string[], worst: readonly string[]): Promise<void> {
    await this.database.execute('UPDATE house_months SET best = $3, worst = $4 WHERE house_id = $1 AND period = $2', [
      houseId,
      period,
      best,
      worst,
    ]);
  }

  /** @param by null when the time closes it @returns whether it was open */
  async close(houseId: string, period: string, by: string | null, now: Date): Promise<boolean> {
    const closed = await this.database.execute(
      `UPDATE house_months SET closed_at = $4, closed_by = $3
        WHERE house_id = $1 AND period = $2 AND closed_at IS NULL`,
      [houseId, period, by, now],
    );
    return closed > 0;
  }

  /** @param days ISO dates: the first of the month, the first of the next one, and tomorrow */
  async ranked(
    houseId: string,
    period: string,
    days: readonly [string, string, string],
    least: number,
  ): Promise<Standing[]> {
    const rows = await this.database.query<RankedRow>(
      `SELECT l.roomie_id, l.days, coalesce(s.points, 0) AS points, ${strikesOf('l.roomie_id')} AS strikes
         FROM (${LIVED}) l
         LEFT JOIN point_totals s ON s.house_id = $1 AND s.roomie_id = l.roomie_id AND s.period = $5
        WHERE l.days >= $6 ORDER BY l.roomie_id`,
      [houseId, ...days, period, least],
    );
    return rows.map(({ roomie_id: roomieId, points, strikes }) => ({ roomieId, points, strikes }));
  }

  /** Returns everyone who lived there in the month or has rows in its ledger. */
  standings(
    houseId: string,
    period: string,
    days: readonly [string, string, string],
    turns: number,
  ): Promise<StandingRow[]> {
    return this.database.query<StandingRow>(
      `SELECT a.id AS roomie_id, a.first_name, a.photo, coalesce(s.points, 0) AS points, ${strikesOf('a.id')} AS strikes,
              coalesce(b.given, 0)::int AS bonus, coalesce(b.moved, 0)::int AS bonus_moved, coalesce(s.effort, 0) AS effort, coalesce(s.done, 0) AS done,
              (SELECT coalesce(sum(o.points), 0)::int FROM point_totals o WHERE o.house_id = $1 AND o.roomie_id = a.id) AS all_time,
              ARRAY(SELECT u.state FROM chore_assignments u
                     WHERE u.assignee_id = a.id AND u.house_id = $1 AND u.state IN ('verified', 'rejected', 'missed')
                       AND (u.state <> 'missed' OR NOT EXISTS (
                         SELECT 1 FROM point_entries e WHERE e.assignment_id = u.id AND e.reverses IS NOT NULL))
                     ORDER BY u.due_on DESC, u.id DESC LIMIT $6) AS turns
         FROM (SELECT roomie_id FROM (${LIVED}) l UNION SELECT roomie_id FROM point_totals WHERE house_id = $1 AND period = $5) who
         JOIN accounts a ON a.id = who.roomie_id
         LEFT JOIN point_totals s ON s.house_id = $1 AND s.roomie_id = a.id AND s.period = $5
         LEFT JOIN LATERAL (SELECT sum(g.points) AS given, sum(abs(g.points)) AS moved FROM point_entries g
                             WHERE g.roomie_id = a.id AND g.house_id = $1 AND g.cause = 'bonus' AND g.period = $5) b ON true
        ORDER BY a.first_name, a.id`,
      [houseId, ...days, period, turns],
    );
  }
}
