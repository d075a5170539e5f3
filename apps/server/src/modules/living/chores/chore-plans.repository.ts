import type { Absence, HouseState } from '@common-roof/contracts';
import type { DebtChange, Sharer } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';

/** How far a house is planned. */
export interface PlanRow {
  house_id: string;
  state: HouseState;
  time_zone: string;
  accrued_until: string;
  reminded_on: string | null;
}

interface SharerRow {
  id: string;
  stays: { from: string; until: string | null }[];
  away: Absence[];
  units: string;
  last_turn_on: string | null;
}

@Injectable()
export class ChorePlansRepository {
  constructor(private readonly database: Database) {}

  /** One at a time plans a house, until the end of the transaction. The first one begins today. */
  async lock(houseId: string, now: Date): Promise<PlanRow | undefined> {
    await this.database.execute(
      `INSERT INTO chore_plans (house_id, accrued_until)
       SELECT id, ($2::timestamptz AT TIME ZONE time_zone)::date - 1 FROM houses WHERE id = $1 ON CONFLICT DO NOTHING`,
      [houseId, now],
    );
    const [row] = await this.database.query<PlanRow>(
      `SELECT p.house_id, h.state, h.time_zone, to_char(p.accrued_until, 'YYYY-MM-DD') AS accrued_until,
              to_char(p.reminded_on, 'YYYY-MM-DD') AS reminded_on
         FROM chore_plans p JOIN houses h ON h.id = p.house_id WHERE p.house_id = $1 FOR NO KEY UPDATE OF p`,
      [houseId],
    );
    return row;
  }

  /** Whoever lives in the house on a day after this one (ISO date), or is to move in. */
  async sharers(houseId: string, after: string): Promise<Sharer[]> {
    const rows = await this.database.query<SharerRow>(
      `SELECT t.roomie_id AS id,
              jsonb_agg(jsonb_build_object('from', t.starts_on, 'until', t.ends_on + 1) ORDER BY t.starts_on) AS stays,
              coalesce((SELECT jsonb_agg(jsonb_build_object('from', w.from_on, 'to', w.to_on)) FROM roomie_absences w
                         WHERE w.roomie_id = t.roomie_id AND w.to_on > $2), '[]') AS away,
              coalesce((SELECT d.units FROM chore_debts d WHERE d.house_id = $1 AND d.roomie_id = t.roomie_id), 0) AS units,
              (SELECT to_char(l.due_on, 'YYYY-MM-DD') FROM chore_assignments l
                WHERE l.assignee_id = t.roomie_id AND l.house_id = $1 AND l.state NOT IN ('due', 'posted')
                ORDER BY l.due_on DESC LIMIT 1) AS last_turn_on
         FROM tenancies t WHERE t.house_id = $1 AND (t.ends_on IS NULL OR t.ends_on >= $2)
        GROUP BY t.roomie_id ORDER BY t.roomie_id`,
      [houseId, after],
    );
    return rows.map(({ units, last_turn_on: lastTurnOn, ...person }) => ({
      ...person,
      debt: Number(units),
      lastTurnOn,
    }));
  }

  /** @param debts by id, in units */
  async accrued(houseId: string, until: string, debts: ReadonlyMap<string, number>): Promise<void> {
    await this.database.execute(
      `WITH reckoned AS (UPDATE chore_plans SET accrued_until = $2 WHERE house_id = $1)
       INSERT INTO chore_debts (house_id, roomie_id, units)
       SELECT $1, roomie_id, units FROM unnest($3::uuid[], $4::bigint[]) AS n (roomie_id, units)
       ON CONFLICT (house_id, roomie_id) DO UPDATE SET units = excluded.units`,
      [houseId, until, [...debts.keys()], [...debts.values()]],
    );
  }

  /** @param units less than nothing: something was done */
  async changeDebt(houseId: string, { roomieId, units }: DebtChange): Promise<void> {
    await this.database.execute(
      `INSERT INTO chore_debts AS d (house_id, roomie_id, units) VALUES ($1, $2, $3)
       ON CONFLICT (house_id, roomie_id) DO UPDATE SET units = d.units + excluded.units`,
      [houseId, roomieId, units],
    );
  }

  async reminded(houseId: string, day: string): Promise<void> {
    await this.database.execute('UPDATE chore_plans SET reminded_on = $2 WHERE house_id = $1', [houseId, day]);
  }

  /** Houses with chores in which somebody lives. */
  async housesOf(roomieId: string): Promise<string[]> {
    const rows = await this.database.query<{ house_id: string }>(
      `SELECT p.house_id FROM chore_plans p JOIN tenancies t ON t.house_id = p.house_id
        WHERE t.roomie_id = $1 AND t.state <> 'ended'`,
      [roomieId],
    );
    return rows.map((row) => row.house_id);
  }

  async isPlanned(houseId: string): Promise<boolean> {
    return (await this.database.query('SELECT 1 FROM chore_plans WHERE house_id = $1', [houseId])).length > 0;
  }

  debtsOf(roomieId: string): Promise<{ house: string; units: string }[]> {
    return this.database.query<{ house: string; units: string }>(
      `SELECT h.name AS house, d.units FROM chore_debts d JOIN houses h ON h.id = d.house_id
        WHERE d.roomie_id = $1 ORDER BY h.id`,
      [roomieId],
    );
  }
}
