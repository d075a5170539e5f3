import type { AssignmentWay, CatalogueChore, ChoreIcon } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { ChoreEntity } from './chore.entity.ts';

export interface ChoreRow extends Omit<ChoreEntity, 'created_at'> {
  steps: { _id: string; description: string }[];
}

/** The settings of a chore that its house chooses. */
export interface ChoreSettings {
  readonly name: string | null;
  readonly icon: ChoreIcon;
  readonly weight: number;
  readonly rule: string;
  readonly starts_on: string;
  readonly due_time: string;
  readonly way: AssignmentWay;
  readonly rotation: readonly string[];
  readonly fixed_id: string | null;
}
export interface NewChoreRow extends ChoreSettings {
  readonly catalogue: CatalogueChore | null;
  readonly steps: readonly string[];
}

/** A chore that continues to be planned. */
export interface ForecastChoreRow extends ChoreRow {
  created_at: Date;
  fixed_name: string | null;
}

export interface ChoreFilter {
  readonly houseId: string | undefined;
  readonly retired: boolean;
}

const COLUMNS = `
  c.id, c.house_id, c.catalogue, c.name, c.icon, c.weight, c.rule, to_char(c.starts_on, 'YYYY-MM-DD') AS starts_on,
  c.due_time, c.way, c.rotation, c.fixed_id, c.retired_at, c.version,
  coalesce((SELECT jsonb_agg(jsonb_build_object('_id', s.id, 'description', s.description) ORDER BY s.id)
              FROM chore_steps s WHERE s.chore_id = c.id), '[]') AS steps`;

/** Limits the chores that each role sees; `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  homeowner: 'c.house_id IN (SELECT id FROM houses WHERE homeowner_id = ?)',
  roomie: `c.house_id IN (SELECT house_id FROM tenancies WHERE roomie_id = ? AND state IN ('active', 'releasing'))`,
  neatkeeper: 'c.house_id IN (SELECT house_id FROM house_neatkeepers WHERE neatkeeper_id = ?)',
  admin: '?::uuid IS NOT NULL',
};

@Injectable()
export class ChoresRepository {
  constructor(private readonly database: Database) {}

  list({ accountId, role }: Actor, { houseId, retired }: ChoreFilter, query: PageQuery): Promise<Slice<ChoreRow>> {
    const kept = retired ? 'c.retired_at IS NOT NULL' : 'c.retired_at IS NULL';
    return this.database.page<ChoreRow>(
      {
        select: COLUMNS,
        from: 'chores c',
        where: { [SCOPE[role]]: accountId, 'c.house_id = ?': houseId, [kept]: true },
        order: ascending(['c.id', 'uuid']),
      },
      { ...query, sort: retired ? 'retired' : 'active' },
    );
  }

  async find(id: string): Promise<ChoreRow | undefined> {
    const [row] = await this.database.query<ChoreRow>(`SELECT ${COLUMNS} FROM chores c WHERE c.id = $1`, [id]);
    return row;
  }

  /** Returns those of the given chores that belong to the house. */
  findByIds(houseId: string, ids: readonly string[]): Promise<ChoreRow[]> {
    return this.database.query<ChoreRow>(
      `SELECT ${COLUMNS} FROM chores c WHERE c.house_id = $1 AND c.id = ANY($2) ORDER BY c.id`,
      [houseId, ids],
    );
  }

  /** Returns all active chores of a house. */
  active(houseId: string): Promise<ChoreRow[]> {
    return this.database.query<ChoreRow>(
      `SELECT ${COLUMNS} FROM chores c WHERE c.house_id = $1 AND c.retired_at IS NULL ORDER BY c.id`,
      [houseId],
    );
  }

  /** Returns all active chores of an open house, with the roomie who always does them. */
  listForecast(houseId: string): Promise<ForecastChoreRow[]> {
    return this.database.query<ForecastChoreRow>(
      `SELECT ${COLUMNS}, c.created_at, a.first_name AS fixed_name
         FROM chores c JOIN houses h ON h.id = c.house_id LEFT JOIN accounts a ON a.id = c.fixed_id
        WHERE c.house_id = $1 AND c.retired_at IS NULL AND h.state = 'open' ORDER BY c.id`,
      [houseId],
    );
  }

  async countActive(houseId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM chores WHERE house_id = $1 AND retired_at IS NULL',
      [houseId],
    );
    return row?.count ?? 0;
  }

  /** @returns their ids, in the order of `chores` */
  async insert(houseId: string, chores: readonly NewChoreRow[], now: Date): Promise<string[]> {
    const ids = await this.database.query<{ id: string }>('SELECT uuidv7() AS id FROM generate_series(1, $1::int)', [
      chores.length,
    ]);
    const rows = chores.map((chore, at) => ({ ...chore, id: ids[at]?.id }));
    await this.database.execute(
      `INSERT INTO chores (id, house_id, catalogue, name, icon, weight, rule, starts_on, due_time, way, rotation, fixed_id, created_at)
       SELECT id, $1, catalogue, name, icon, weight, rule, starts_on, due_time, way, rotation, fixed_id, $3
         FROM jsonb_to_recordset($2) AS c (id uuid, catalogue text, name text, icon text, weight int, rule text,
              starts_on date, due_time text, way text, rotation uuid[], fixed_id uuid)`,
      [houseId, JSON.stringify(rows), now],
    );
    const steps = rows.flatMap(({ id, steps: described }) => described.map((description) => ({ id, description })));
    await this.database.execute(
      `INSERT INTO chore_steps (chore_id, description)
       SELECT id, description FROM jsonb_to_recordset($1) AS s (id uuid, description text)`,
      [JSON.stringify(steps)],
    );
    return ids.map(({ id }) => id);
  }

  async addStep(id: string, description: string): Promise<void> {
    await this.database.execute(
      `WITH longer AS (UPDATE chores SET version = version + 1 WHERE id = $1)
       INSERT INTO chore_steps (chore_id, description) VALUES ($1, $2)`,
      [id, description],
    );
  }

  async write(id: string, chore: ChoreSettings): Promise<void> {
    const { name, icon, weight, rule, starts_on, due_time, way, rotation, fixed_id } = chore;
    await this.database.execute(
      `UPDATE chores SET name = $2, icon = $3, weight = $4, rule = $5, starts_on = $6, due_time = $7, way = $8,
              rotation = $9, fixed_id = $10, version = version + 1 WHERE id = $1`,
      [id, name, icon, weight, rule, starts_on, due_time, way, rotation, fixed_id],
    );
  }

  async retire(id: string, now: Date): Promise<void> {
    await this.database.execute('UPDATE chores SET retired_at = $2, version = version + 1 WHERE id = $1', [id, now]);
  }
}
