import type { OwnCostCategory, OwnCostList } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { containing, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { filesOf, type FileOfMessage, type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { OwnCostEntity } from './own-cost.entity.ts';
import type { OwnCostVersionEntity } from './own-cost-version.entity.ts';

/** A cost as it is shown. */
export interface OwnCostRow extends OwnCostEntity {
  house: string;
  homeowner_id: string;
  currency: string;
  time_zone: string;
  room: string | null;
  photos: PhotoRow[];
  files: FileOfMessage[];
}

export interface OwnCostVersionRow extends OwnCostVersionEntity {
  room: string | null;
}

export type OwnCostContent = Pick<OwnCostEntity, 'room_id' | 'category' | 'supplier' | 'note' | 'paid_on'> & {
  readonly minor: number;
};

export interface OwnCostFilter {
  readonly list: OwnCostList;
  readonly houseId?: string | undefined;
  readonly category?: OwnCostCategory | undefined;
  readonly search?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A day on which a recurring cost is added. */
interface Occurrence {
  readonly recurring_id: string;
  readonly occurs_on: string;
}

const COLUMNS = `
  c.id, c.house_id, c.room_id, c.category, c.minor, c.supplier, c.note, to_char(c.paid_on, 'YYYY-MM-DD') AS paid_on,
  c.recurring_id, to_char(c.occurs_on, 'YYYY-MM-DD') AS occurs_on, c.version, c.entered_at, c.changed_at, c.removed_at,
  h.name AS house, h.homeowner_id, h.currency, h.time_zone,
  (SELECT r.name FROM rooms r WHERE r.id = c.room_id) AS room,
  ${photosOf('own_cost', 'c.id')} AS photos, ${filesOf('own_cost', 'c.id')} AS files`;
const FROM = 'own_costs c JOIN houses h ON h.id = c.house_id';

/** SQL for whether the reader sees a cost: `$1` their account, `$2` their role. */
const VISIBLE = `($2 = 'admin' OR $2 = 'homeowner' AND h.homeowner_id = $1)`;

/** Stores the costs that homeowners bear. */
@Injectable()
export class OwnCostsRepository {
  constructor(private readonly database: Database) {}

  /** Returns what the reader sees, the last paid first. */
  list(
    { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
    { list, houseId, category, search, from, to }: OwnCostFilter,
    query: PageQuery,
  ): Promise<Slice<OwnCostRow>> {
    return this.database.page<OwnCostRow>(
      {
        select: COLUMNS,
        from: FROM,
        values: [accountId, role],
        where: {
          [VISIBLE]: true,
          [list === 'current' ? 'c.removed_at IS NULL' : 'c.removed_at IS NOT NULL']: true,
          'c.house_id = ?': houseId,
          'c.category = ?': category,
          '(c.supplier ILIKE ? OR c.note ILIKE ?)': containing(search),
          'c.paid_on >= ?': from,
          'c.paid_on <= ?': to,
        },
        order: {
          by: [
            ['c.paid_on', 'date'],
            ['c.id', 'uuid'],
          ],
          descending: true,
        },
      },
      query,
    );
  }

  /** Returns a cost if the reader sees it. */
  async find({ accountId, role }: Pick<Actor, 'accountId' | 'role'>, id: string): Promise<OwnCostRow | undefined> {
    const [row] = await this.database.query<OwnCostRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE c.id = $3 AND ${VISIBLE}`,
      [accountId, role, id],
    );
    return row;
  }

  /** Returns a cost to its own jobs and alerts. */
  async findForJob(id: string): Promise<OwnCostRow | undefined> {
    const [row] = await this.database.query<OwnCostRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE c.id = $1`, [id]);
    return row;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<void> {
    await this.database.query('SELECT 1 FROM own_costs WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  /** @returns its id; undefined where this day of the recurring cost was added before */
  async insert(
    houseId: string,
    { room_id, category, minor, supplier, note, paid_on }: OwnCostContent,
    now: Date,
    occurrence: Occurrence | null,
  ): Promise<string | undefined> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO own_costs (house_id, room_id, category, minor, supplier, note, paid_on, entered_at, recurring_id, occurs_on)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (recurring_id, occurs_on) DO NOTHING RETURNING id`,
      [
        ...[houseId, room_id, category, minor, supplier, note, paid_on, now],
        ...[occurrence?.recurring_id ?? null, occurrence?.occurs_on ?? null],
      ],
    );
    return row?.id;
  }

  /** Stores what the cost says now as a version, and the new facts. */
  async change(
    id: string,
    { room_id, category, minor, supplier, note, paid_on }: OwnCostContent,
    now: Date,
  ): Promise<void> {
    await this.database.execute(
      `INSERT INTO own_cost_versions (cost_id, version, room_id, category, minor, supplier, note, paid_on, replaced_at)
       SELECT id, version, room_id, category, minor, supplier, note, paid_on, $2 FROM own_costs WHERE id = $1`,
      [id, now],
    );
    await this.database.execute(
      `UPDATE own_costs SET room_id = $2, category = $3, minor = $4, supplier = $5, note = $6, paid_on = $7,
                            changed_at = $8, version = version + 1 WHERE id = $1`,
      [id, room_id, category, minor, supplier, note, paid_on, now],
    );
  }

  /** @param removedAt null: it counts again */
  async setRemoved(id: string, removedAt: Date | null): Promise<void> {
    await this.database.execute('UPDATE own_costs SET removed_at = $2, version = version + 1 WHERE id = $1', [
      id,
      removedAt,
    ]);
  }

  /** Returns what a cost said before, newest first. */
  listVersions(id: string): Promise<OwnCostVersionRow[]> {
    return this.database.query<OwnCostVersionRow>(
      `SELECT v.cost_id, v.version, v.room_id, v.category, v.minor, v.supplier, v.note,
              to_char(v.paid_on, 'YYYY-MM-DD') AS paid_on, v.replaced_at, r.name AS room
         FROM own_cost_versions v LEFT JOIN rooms r ON r.id = v.room_id
        WHERE v.cost_id = $1 ORDER BY v.version DESC LIMIT 100`,
      [id],
    );
  }

  /** Counts what a house has in the calendar year of a day (ISO date). */
  async countInYear(houseId: string, day: string): Promise<number> {
    const year = day.slice(0, 4);
    const [row] = await this.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM own_costs WHERE house_id = $1 AND paid_on BETWEEN $2 AND $3 AND removed_at IS NULL`,
      [houseId, `${year}-01-01`, `${year}-12-31`],
    );
    return row?.n ?? 0;
  }

  /** Whether a room belongs to a house, or did. */
  async hasRoom(houseId: string, roomId: string): Promise<boolean> {
    const [row] = await this.database.query('SELECT 1 FROM rooms WHERE id = $1 AND house_id = $2', [roomId, houseId]);
    return row !== undefined;
  }
}
