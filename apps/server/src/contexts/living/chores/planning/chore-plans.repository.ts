import type { Absence, HouseState } from '@common-roof/contracts';
import { type BalanceChange, isPausedAfter, type Sharer } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** How far a house is planned. */
export interface PlanRow {
  house_id: string;
  state: HouseState;
  time_zone: string;
  accrued_until: string;
  reminded_on: string | null;
  is_sample: boolean;
  is_being_furnished: boolean;
}

/** A roomie who shares a house's chores, without the points they were given recently. */
export interface SharerOfHouse extends Omit<Sharer, 'recently'> {
  /** Number of days, since the last turn they did, on which they missed a turn or one was rejected. */
  readonly failed: number;
  /** The day from which they get no turns, once they have been told. */
  readonly pausedOn: string | null;
  readonly resumedOn: string | null;
}

interface SharerRow {
  id: string;
  stays: { from: string; until: string | null }[];
  away: Absence[];
  units: string;
  arrears: string;
  failed: number;
  paused_on: string | null;
  resumed_on: string | null;
  last_turn_on: string | null;
}

/** A roomie's balance of chores in a house. */
export interface BalanceRow {
  roomie_id: string;
  first_name: string;
  arrears: string;
  paused_on: string | null;
}

/** Number of days back in which a failed turn still counts. */
const FAILED_WITHIN_DAYS = 120;

@Injectable()
export class ChorePlansRepository {
  constructor(private readonly database: Database) {}

  /** Locks a house's plan until the end of the transaction. A house without a plan gets one that begins today. */
  async lock(houseId: string, now: Date): Promise<PlanRow | undefined> {
    await this.database.execute(
      `INSERT INTO chore_plans (house_id, accrued_until)
       SELECT id, ($2::timestamptz AT TIME ZONE time_zone)::date - 1 FROM houses WHERE id = $1 ON CONFLICT DO NOTHING`,
      [houseId, now],
    );
    const [row] = await this.database.query<PlanRow>(
      `SELECT p.house_id, h.state, h.time_zone, h.is_sample, handles_sample() AS is_being_furnished, to_char(p.accrued_until, 'YYYY-MM-DD') AS accrued_until,
              to_char(p.reminded_on, 'YYYY-MM-DD') AS reminded_on
         FROM chore_plans p JOIN houses h ON h.id = p.house_id WHERE p.house_id = $1 FOR NO KEY UPDATE OF p`,
      [houseId],
    );
    return row;
  }

  /** Returns the last agreed price of a missed point in minor units. Undefined when the house never agreed on one. */
  async turnPrice(houseId: string): Promise<{ minor: string; currency: string } | undefined> {
    const [row] = await this.database.query<{ minor: string; currency: string }>(
      `SELECT p.minor, h.currency FROM turn_prices p JOIN houses h ON h.id = p.house_id
        WHERE p.house_id = $1 ORDER BY p.decided_at DESC, p.id DESC LIMIT 1`,
      [houseId],
    );
    return row;
  }

  /** Returns the points that current roomies earned for chores since a moment, less those that were taken back. */
  doneSince(houseId: string, since: Date): Promise<{ roomie_id: string; points: number }[]> {
    return this.database.query<{ roomie_id: string; points: number }>(
      `SELECT t.roomie_id, coalesce((SELECT sum(e.points) FROM point_entries e
                WHERE e.house_id = $1 AND e.roomie_id = t.roomie_id AND e.cause = 'chore' AND e.at >= $2), 0)::int AS points
         FROM tenancies t WHERE t.house_id = $1 AND t.state IN ('active', 'releasing') ORDER BY t.roomie_id`,
      [houseId, since],
    );
  }

  /** Returns the roomies who live in the house on a day after `after` (ISO date) or will move in. */
  async sharers(houseId: string, after: string): Promise<SharerOfHouse[]> {
    const rows = await this.database.query<SharerRow>(
      `SELECT t.roomie_id AS id,
              jsonb_agg(jsonb_build_object('from', t.starts_on, 'until', t.ends_on + 1) ORDER BY t.starts_on) AS stays,
              coalesce((SELECT jsonb_agg(jsonb_build_object('from', w.from_on, 'to', w.to_on)) FROM roomie_absences w
                         WHERE w.roomie_id = t.roomie_id AND w.to_on > $2), '[]') AS away,
              coalesce(min(d.units), 0) AS units, coalesce(min(d.arrears), 0) AS arrears,
              to_char(min(d.paused_on), 'YYYY-MM-DD') AS paused_on, to_char(min(d.resumed_on), 'YYYY-MM-DD') AS resumed_on,
              (SELECT count(DISTINCT f.due_on) FROM chore_assignments f
                WHERE f.assignee_id = t.roomie_id AND f.house_id = $1 AND f.state IN ('missed', 'rejected')
                  AND f.due_on > $2::date - $3::int AND f.due_on >= coalesce(min(d.resumed_on), '-infinity')
                  AND f.due_on > coalesce((SELECT max(v.due_on) FROM chore_assignments v
                                            WHERE v.assignee_id = t.roomie_id AND v.house_id = $1 AND v.state = 'verified'),
                                          '-infinity'))::int AS failed,
              (SELECT to_char(l.due_on, 'YYYY-MM-DD') FROM chore_assignments l
                WHERE l.assignee_id = t.roomie_id AND l.house_id = $1 AND l.state NOT IN ('due', 'posted')
                ORDER BY l.due_on DESC LIMIT 1) AS last_turn_on
         FROM tenancies t LEFT JOIN chore_debts d ON d.house_id = $1 AND d.roomie_id = t.roomie_id
        WHERE t.house_id = $1 AND (t.ends_on IS NULL OR t.ends_on >= $2)
        GROUP BY t.roomie_id ORDER BY t.roomie_id`,
      [houseId, after, FAILED_WITHIN_DAYS],
    );
    return rows.map(({ id, stays, away, units, arrears, failed, ...row }) => ({
      id,
      stays,
      away,
      failed,
      debt: Number(units),
      arrears: Number(arrears),
      isPaused: isPausedAfter(failed),
      pausedOn: row.paused_on,
      resumedOn: row.resumed_on,
      lastTurnOn: row.last_turn_on,
    }));
  }

  /** Applies the changes of all days up to `until` (ISO date), which the balances then include. */
  async accrued(houseId: string, until: string, changes: readonly BalanceChange[]): Promise<void> {
    await this.database.execute('UPDATE chore_plans SET accrued_until = $2 WHERE house_id = $1', [houseId, until]);
    await this.change(houseId, changes);
  }

  async change(houseId: string, changes: readonly BalanceChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.database.execute(
      `INSERT INTO chore_debts AS d (house_id, roomie_id, units, arrears)
       SELECT $1, roomie_id, coalesce(sum(units) FILTER (WHERE of = 'turns'), 0), coalesce(sum(units) FILTER (WHERE of = 'arrears'), 0)
         FROM unnest($2::uuid[], $3::bigint[], $4::text[]) AS n (roomie_id, units, of) GROUP BY roomie_id ORDER BY roomie_id
       ON CONFLICT (house_id, roomie_id) DO UPDATE
          SET units = d.units + excluded.units, arrears = d.arrears + excluded.arrears`,
      [
        houseId,
        changes.map(({ roomieId }) => roomieId),
        changes.map(({ units }) => units),
        changes.map(({ of }) => of),
      ],
    );
  }

  /** Pauses a roomie's turns from a day on (ISO date). */
  async pause(houseId: string, roomieId: string, day: string): Promise<void> {
    await this.database.execute(
      `INSERT INTO chore_debts AS d (house_id, roomie_id, units, paused_on) VALUES ($1, $2, 0, $3)
       ON CONFLICT (house_id, roomie_id) DO UPDATE SET paused_on = excluded.paused_on`,
      [houseId, roomieId, day],
    );
  }

  /** Resumes a roomie's turns from a day on (ISO date). */
  async resume(houseId: string, roomieId: string, day: string): Promise<void> {
    await this.database.execute(
      'UPDATE chore_debts SET paused_on = NULL, resumed_on = $3 WHERE house_id = $1 AND roomie_id = $2',
      [houseId, roomieId, day],
    );
  }

  /** Returns the balances of all current roomies, sorted by first name. */
  balances(houseId: string): Promise<BalanceRow[]> {
    return this.database.query<BalanceRow>(
      `SELECT a.id AS roomie_id, a.first_name, coalesce(d.arrears, 0) AS arrears, to_char(d.paused_on, 'YYYY-MM-DD') AS paused_on
         FROM accounts a LEFT JOIN chore_debts d ON d.house_id = $1 AND d.roomie_id = a.id
        WHERE a.id IN (SELECT t.roomie_id FROM tenancies t WHERE t.house_id = $1 AND t.state IN ('active', 'releasing'))
        ORDER BY a.first_name, a.id`,
      [houseId],
    );
  }

  /** Returns what alerts about a paused roomie show. */
  async pausedIn(
    houseId: string,
    roomieId: string,
  ): Promise<{ first_name: string; house: string; homeowner_id: string } | undefined> {
    const [row] = await this.database.query<{ first_name: string; house: string; homeowner_id: string }>(
      'SELECT a.first_name, h.name AS house, h.homeowner_id FROM houses h, accounts a WHERE h.id = $1 AND a.id = $2',
      [houseId, roomieId],
    );
    return row;
  }

  async reminded(houseId: string, day: string): Promise<void> {
    await this.database.execute('UPDATE chore_plans SET reminded_on = $2 WHERE house_id = $1', [houseId, day]);
  }

  /** Returns the houses with chores in which a roomie lives. */
  async listHouses(roomieId: string): Promise<string[]> {
    const rows = await this.database.query<{ house_id: string }>(
      `SELECT p.house_id FROM chore_plans p JOIN tenancies t ON t.house_id = p.house_id
        WHERE t.roomie_id = $1 AND t.state IN ('active', 'releasing')`,
      [roomieId],
    );
    return rows.map((row) => row.house_id);
  }

  async isPlanned(houseId: string): Promise<boolean> {
    return (await this.database.query('SELECT 1 FROM chore_plans WHERE house_id = $1', [houseId])).length > 0;
  }

  listDebts(
    roomieId: string,
  ): Promise<{ house: string; units: string; arrears: string; paused_on: string | null; resumed_on: string | null }[]> {
    return this.database.query<{
      house: string;
      units: string;
      arrears: string;
      paused_on: string | null;
      resumed_on: string | null;
    }>(
      `SELECT h.name AS house, d.units, d.arrears, to_char(d.paused_on, 'YYYY-MM-DD') AS paused_on,
              to_char(d.resumed_on, 'YYYY-MM-DD') AS resumed_on FROM chore_debts d JOIN houses h ON h.id = d.house_id
        WHERE d.roomie_id = $1 ORDER BY h.id`,
      [roomieId],
    );
  }
}
