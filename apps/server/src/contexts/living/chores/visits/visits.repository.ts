import type { AreaResult, ChoreIcon, VisitArea, VisitState } from '@common-roof/contracts';
import { visitMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { VisitAreaEntity } from './visit-area.entity.ts';
import type { VisitEntity } from './visit.entity.ts';

export const VISITS = defineRowStates({
  table: 'visits',
  machine: visitMachine,
  refusal: () => 'This is already decided.',
});

interface Person {
  readonly _id: string;
  readonly first_name: string;
}
export interface VisitRow extends Omit<VisitEntity, 'version'> {
  first_name: string;
  photo: string | null;
  /** First name of the person who decided. */
  decider: string | null;
  areas: { area: VisitArea; name: string | null; result: AreaResult; remark: string; photos: PhotoRow[] }[];
  turns: {
    chore_id: string;
    catalogue: string | null;
    name: string | null;
    icon: ChoreIcon;
    due_on: string;
    held_by: Person | null;
  }[];
}

export interface VisitFilter {
  readonly houseId: string;
  /** Null for all neatkeepers. */
  readonly keeperId: string | null;
  readonly state: VisitState | undefined;
}

/** A turn of a visit. */
export interface CoveredTurn {
  turn_id: string;
  chore_id: string;
  due_on: string;
  held_by: string | null;
}

export type NewVisit = Pick<VisitEntity, 'house_id' | 'neatkeeper_id' | 'visited_on' | 'remark' | 'sent_at'>;
export type NewArea = Omit<VisitAreaEntity, 'id' | 'visit_id'>;

const VISIT = `
  v.id, v.house_id, v.neatkeeper_id, to_char(v.visited_on, 'YYYY-MM-DD') AS visited_on, v.remark, v.state, v.sent_at,
  v.decided_at, v.decided_by, v.reason`;
const COLUMNS = `${VISIT}, a.first_name, a.photo, d.first_name AS decider,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('area', r.area, 'name', r.name, 'result', r.result, 'remark', r.remark,
            'photos', ${photosOf('visit_area', 'r.id')}) ORDER BY r.id), '[]')
     FROM visit_areas r WHERE r.visit_id = v.id) AS areas,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('chore_id', t.chore_id, 'catalogue', c.catalogue, 'name', c.name,
            'icon', c.icon, 'due_on', t.due_on, 'held_by',
            CASE WHEN p.id IS NOT NULL THEN jsonb_build_object('_id', p.id, 'first_name', p.first_name) END)
            ORDER BY t.due_on, t.chore_id), '[]')
     FROM visit_turns t JOIN chores c ON c.id = t.chore_id LEFT JOIN accounts p ON p.id = t.held_by
    WHERE t.visit_id = v.id) AS turns`;
const FROM = 'visits v JOIN accounts a ON a.id = v.neatkeeper_id LEFT JOIN accounts d ON d.id = v.decided_by';

@Injectable()
export class VisitsRepository {
  constructor(private readonly database: Database) {}

  list({ houseId, keeperId, state }: VisitFilter, query: PageQuery): Promise<Slice<VisitRow>> {
    return this.database.page<VisitRow>(
      {
        select: COLUMNS,
        from: FROM,
        where: { 'v.house_id = ?': houseId, 'v.neatkeeper_id = ?': keeperId, 'v.state = ?': state },
        order: newestFirst('v.id'),
      },
      query,
    );
  }

  async shown(id: string): Promise<VisitRow | undefined> {
    const [row] = await this.database.query<VisitRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE v.id = $1`, [id]);
    return row;
  }

  async find(id: string): Promise<Omit<VisitEntity, 'version'> | undefined> {
    const [row] = await this.database.query<Omit<VisitEntity, 'version'>>(
      `SELECT ${VISIT} FROM visits v WHERE v.id = $1`,
      [id],
    );
    return row;
  }

  /** Returns the house and the author of an area's photos. */
  async findForArea(id: string): Promise<{ house_id: string; neatkeeper_id: string } | undefined> {
    const [row] = await this.database.query<{ house_id: string; neatkeeper_id: string }>(
      `SELECT v.house_id, v.neatkeeper_id FROM visit_areas r JOIN visits v ON v.id = r.visit_id WHERE r.id = $1`,
      [id],
    );
    return row;
  }

  async insert({ house_id, neatkeeper_id, visited_on, remark, sent_at }: NewVisit): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO visits (house_id, neatkeeper_id, visited_on, remark, sent_at) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [house_id, neatkeeper_id, visited_on, remark, sent_at],
    );
    if (!row) throw new Error('A report was not stored.');
    return row.id;
  }

  /** @returns their ids, in the order of `areas` */
  async addAreas(visitId: string, areas: readonly NewArea[]): Promise<string[]> {
    const ids = await this.database.query<{ id: string }>('SELECT uuidv7() AS id FROM generate_series(1, $1::int)', [
      areas.length,
    ]);
    const inOrder = ids.map(({ id }) => id).toSorted();
    await this.database.execute(
      `INSERT INTO visit_areas (id, visit_id, area, name, result, remark)
       SELECT id, $1, area, name, result, remark
         FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) AS n (id, area, name, result, remark)`,
      [
        ...[visitId, inOrder],
        ...[areas.map(({ area }) => area), areas.map(({ name }) => name)],
        ...[areas.map(({ result }) => result), areas.map(({ remark }) => remark)],
      ],
    );
    return inOrder;
  }

  async addTurns(visitId: string, turns: readonly CoveredTurn[]): Promise<void> {
    if (turns.length === 0) return;
    await this.database.execute(
      `INSERT INTO visit_turns (visit_id, turn_id, chore_id, due_on, held_by)
       SELECT $1, turn_id, chore_id, due_on, held_by
         FROM unnest($2::uuid[], $3::uuid[], $4::date[], $5::uuid[]) AS n (turn_id, chore_id, due_on, held_by)`,
      [
        ...[visitId, turns.map(({ turn_id }) => turn_id), turns.map(({ chore_id }) => chore_id)],
        ...[turns.map(({ due_on }) => due_on), turns.map(({ held_by }) => held_by)],
      ],
    );
  }

  /** Returns the turns that still exist. */
  listTurns(visitId: string): Promise<CoveredTurn[]> {
    return this.database.query<CoveredTurn>(
      `SELECT turn_id, chore_id, to_char(due_on, 'YYYY-MM-DD') AS due_on, held_by FROM visit_turns
        WHERE visit_id = $1 AND turn_id IS NOT NULL ORDER BY visit_turns.due_on, chore_id`,
      [visitId],
    );
  }

  /** Returns the newest visits first. */
  exportFor(keeperId: string, newest: number): Promise<{ house: string; visited_on: string; remark: string }[]> {
    return this.database.query<{ house: string; visited_on: string; remark: string }>(
      `SELECT h.name AS house, to_char(v.visited_on, 'YYYY-MM-DD') AS visited_on, v.remark
         FROM visits v JOIN houses h ON h.id = v.house_id WHERE v.neatkeeper_id = $1 ORDER BY v.id DESC LIMIT $2`,
      [keeperId, newest],
    );
  }
}
