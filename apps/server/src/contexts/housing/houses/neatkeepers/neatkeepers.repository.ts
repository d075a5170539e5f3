import type { CleaningPlan, NEATKEEPER_SORTS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, containing, newestFirst, type Order, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { IS_LISTED_PERSON } from '#contexts/identity/accounts/index.ts';
import { cleaningOf } from './neatkeepers.sql.ts';

export interface KeeperRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  phone: string | null;
  about: string;
  disabled: boolean;
  houses: { house_id: string; name: string; cleaning: CleaningPlan; since: string }[];
}

export interface KeeperQuery extends PageQuery {
  readonly search?: string | undefined;
  readonly sort: (typeof NEATKEEPER_SORTS)[number];
  readonly state?: 'active' | 'disabled' | undefined;
}

/** The neatkeeper `a`, with the houses of the homeowner `$1`, or all of them. */
const COLUMNS = `
         a.id, a.email, a.first_name, a.last_name, a.photo, a.phone, p.about, a.disabled_at IS NOT NULL AS disabled,
         coalesce((SELECT jsonb_agg(jsonb_build_object('house_id', h.id, 'name', h.name, 'cleaning', ${cleaningOf('k')},
                                      'since', to_char(k.since AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                                    ORDER BY h.name, h.id)
                     FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
                    WHERE k.neatkeeper_id = a.id AND ($1::uuid IS NULL OR h.homeowner_id = $1)
                      AND h.state <> 'archived'), '[]') AS houses`;
const FROM = 'neatkeepers p JOIN accounts a ON a.id = p.id';
const SORTS: Record<KeeperQuery['sort'], Order> = {
  name: ascending([`a.last_name || ' ' || a.first_name`, 'text'], ['a.id', 'uuid']),
  newest: newestFirst('a.id'),
};
const OF_HOMEOWNER = `EXISTS (
  SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
   WHERE k.neatkeeper_id = a.id AND h.homeowner_id = $1 AND h.state <> 'archived')`;

@Injectable()
export class NeatkeepersRepository {
  constructor(private readonly database: Database) {}

  /** @param homeownerId whose houses to include, null for all */
  async find(id: string, homeownerId: string | null): Promise<KeeperRow | undefined> {
    const [row] = await this.database.query<KeeperRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE a.id = $2`, [
      homeownerId,
      id,
    ]);
    return row;
  }

  /** @param homeownerId whose neatkeepers to list, null for all */
  list(homeownerId: string | null, query: KeeperQuery): Promise<Slice<KeeperRow>> {
    return this.database.page<KeeperRow>(
      {
        select: COLUMNS,
        from: FROM,
        values: [homeownerId],
        where: {
          [IS_LISTED_PERSON]: true,
          [OF_HOMEOWNER]: homeownerId !== null,
          [`a.first_name || ' ' || a.last_name ILIKE ? OR a.email ILIKE ?
            OR EXISTS (SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
                        WHERE k.neatkeeper_id = a.id AND ($1::uuid IS NULL OR h.homeowner_id = $1) AND h.name ILIKE ?)`]:
            containing(query.search),
          'a.disabled_at IS NULL': query.state === 'active',
          'a.disabled_at IS NOT NULL': query.state === 'disabled',
        },
        order: SORTS[query.sort],
      },
      query,
    );
  }

  /** Returns whether they keep a house of that homeowner. */
  async worksFor(neatkeeperId: string, homeownerId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM house_neatkeepers k JOIN houses h ON h.id = k.house_id
        WHERE k.neatkeeper_id = $1 AND h.homeowner_id = $2 LIMIT 1`,
      [neatkeeperId, homeownerId],
    );
    return rows.length > 0;
  }

  /** @returns false when the neatkeeper kept the house already. */
  async assign(neatkeeperId: string, houseId: string, plan: CleaningPlan): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO house_neatkeepers (house_id, neatkeeper_id, weekdays, from_time, to_time) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING house_id`,
      [houseId, neatkeeperId, plan.weekdays, plan.from, plan.to],
    );
    return rows.length > 0;
  }

  /** @returns false when the plan is the same, or they do not keep the house */
  async changePlan(neatkeeperId: string, houseId: string, plan: CleaningPlan): Promise<boolean> {
    const changed = await this.database.execute(
      `UPDATE house_neatkeepers SET weekdays = $3, from_time = $4, to_time = $5
        WHERE house_id = $1 AND neatkeeper_id = $2
          AND (weekdays, from_time, to_time) IS DISTINCT FROM ($3::smallint[], $4::time, $5::time)`,
      [houseId, neatkeeperId, plan.weekdays, plan.from, plan.to],
    );
    return changed > 0;
  }

  /** @param houseId null: every house of the homeowner. @returns the houses they no longer keep */
  async endContracts(neatkeeperId: string, homeownerId: string, houseId: string | null): Promise<string[]> {
    const rows = await this.database.query<{ house_id: string }>(
      `DELETE FROM house_neatkeepers k USING houses h
        WHERE h.id = k.house_id AND k.neatkeeper_id = $1 AND h.homeowner_id = $2 AND ($3::uuid IS NULL OR h.id = $3)
        RETURNING k.house_id`,
      [neatkeeperId, homeownerId, houseId],
    );
    return rows.map((row) => row.house_id);
  }

  /** Returns whether one of these houses is archived and therefore read-only. */
  async listArchived(houseIds: readonly string[]): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM houses WHERE id = ANY($1::uuid[]) AND state = 'archived' LIMIT 1`,
      [houseIds],
    );
    return rows.length > 0;
  }

  /** Lists the accounts to inform about a change in the keeping of the house. */
  async listParties(neatkeeperId: string, houseId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>('SELECT homeowner_id AS id FROM houses WHERE id = $1', [
      houseId,
    ]);
    return [neatkeeperId, ...rows.map(({ id }) => id)];
  }

  async houseName(houseId: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ name: string }>('SELECT name FROM houses WHERE id = $1', [houseId]);
    return row?.name;
  }
}
