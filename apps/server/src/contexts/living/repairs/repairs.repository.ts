import type { RepairList } from '@common-roof/contracts';
import { OPEN_REPAIR_STATES, repairMachine } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { newestFirst, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { RepairEntity } from './repair.entity.ts';
import { SIDES, VISIBLE } from './repairs.sql.ts';

export const REPAIRS = defineRowStates({
  table: 'repairs',
  machine: repairMachine,
  refusal: (state) =>
    state === 'reported' ? 'This repair has to be accepted first.' : 'Someone else has changed this repair.',
});

/** A person as they are shown. */
export interface Shown {
  readonly _id: string;
  readonly first_name: string;
  readonly photo: string | null;
}

/** A repair as one reader sees it. */
export interface RepairRow extends RepairEntity {
  house: string;
  homeowner_id: string;
  is_archived: boolean;
  time_zone: string;
  currency: string;
  room: string | null;
  reporter: Shown;
  assignee: Shown | null;
  agreer: Shown | null;
  ender: Shown | null;
  photos: PhotoRow[];
  photos_after: PhotoRow[];
  notes_count: number;
  is_owner: boolean;
  is_assignee: boolean;
  is_reporter: boolean;
  is_resident: boolean;
}

export type NewRepair = Pick<
  RepairEntity,
  | 'house_id'
  | 'room_id'
  | 'reporter_id'
  | 'area'
  | 'area_name'
  | 'title'
  | 'description'
  | 'urgency'
  | 'entry'
  | 'entry_note'
  | 'reported_at'
>;

const shown = (id: string): string =>
  `(SELECT jsonb_build_object('_id', a.id, 'first_name', a.first_name, 'photo', a.photo) FROM accounts a WHERE a.id = ${id})`;

/** Columns of the repairs that were chosen, as `r` and `h`. */
const COLUMNS = `
  r.id, r.house_id, r.room_id, r.reporter_id, r.area, r.area_name, r.title, r.description, r.urgency, r.entry,
  r.entry_note, r.state, r.reported_at, r.assignee_id, r.trade_name, r.trade_email, r.visit_from,
  r.visit_until, r.agreed_at, r.agreed_by, r.ended_at, r.ended_by, r.ended_words, r.cost_minor, r.version,
  h.name AS house, h.homeowner_id, h.state = 'archived' AS is_archived, h.time_zone, h.currency,
  (SELECT m.name FROM rooms m WHERE m.id = r.room_id) AS room,
  ${shown('r.reporter_id')} AS reporter, ${shown('r.assignee_id')} AS assignee, ${shown('r.agreed_by')} AS agreer,
  ${shown('r.ended_by')} AS ender, ${photosOf('repair', 'r.id')} AS photos,
  ${photosOf('repair_end', 'r.id')} AS photos_after,
  (SELECT count(*)::int FROM repair_notes n WHERE n.repair_id = r.id) AS notes_count, ${SIDES}`;
const FROM = 'repairs r JOIN houses h ON h.id = r.house_id';

/** Stores repairs. */
@Injectable()
export class RepairsRepository {
  constructor(private readonly database: Database) {}

  /** Returns what the reader sees, newest first. */
  list(
    { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
    { list, houseId, roomId }: { readonly list: RepairList; readonly houseId?: string; readonly roomId?: string },
    query: PageQuery,
  ): Promise<Slice<RepairRow>> {
    return this.database.page<RepairRow>(
      {
        select: COLUMNS,
        from: FROM,
        values: [accountId, role],
        where: {
          [VISIBLE]: true,
          'r.state = ANY(?)': list === 'open' ? OPEN_REPAIR_STATES : undefined,
          'r.state <> ALL(?)': list === 'closed' ? OPEN_REPAIR_STATES : undefined,
          'r.house_id = ?': houseId,
          'r.room_id = ?': roomId,
        },
        order: newestFirst('r.id'),
      },
      query,
    );
  }

  /** Returns a repair if the reader sees it. */
  async find({ accountId, role }: Pick<Actor, 'accountId' | 'role'>, id: string): Promise<RepairRow | undefined> {
    const [row] = await this.database.query<RepairRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE r.id = $3 AND ${VISIBLE}`,
      [accountId, role, id],
    );
    return row;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<void> {
    await this.database.query('SELECT 1 FROM repairs WHERE id = $1 FOR NO KEY UPDATE', [id]);
  }

  async insert(repair: NewRepair): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO repairs (house_id, room_id, reporter_id, area, area_name, title, description, urgency, entry,
                            entry_note, reported_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        ...[repair.house_id, repair.room_id, repair.reporter_id, repair.area, repair.area_name, repair.title],
        ...[repair.description, repair.urgency, repair.entry, repair.entry_note, repair.reported_at],
      ],
    );
    if (!row) throw new Error('A repair was not stored.');
    return row.id;
  }

  /** Returns when repairs of a house were reported since a moment, oldest first. */
  async reportedSince(houseId: string, since: Date): Promise<Date[]> {
    const rows = await this.database.query<{ reported_at: Date }>(
      'SELECT reported_at FROM repairs WHERE house_id = $1 AND reported_at > $2 ORDER BY reported_at',
      [houseId, since],
    );
    return rows.map((row) => row.reported_at);
  }

  /** Whether a person lives in a room now; for no room, whether they live in the house. */
  async livesIn(roomieId: string, houseId: string, roomId: string | null): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM tenancies WHERE roomie_id = $1 AND house_id = $2 AND state IN ('active', 'releasing')
          AND ($3::uuid IS NULL OR room_id = $3)`,
      [roomieId, houseId, roomId],
    );
    return rows.length > 0;
  }

  async hasRoom(houseId: string, roomId: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM rooms WHERE id = $1 AND house_id = $2 AND retired_at IS NULL',
      [roomId, houseId],
    );
    return rows.length > 0;
  }

  async hasNeatkeeper(houseId: string, neatkeeperId: string): Promise<boolean> {
    const rows = await this.database.query(
      'SELECT 1 FROM house_neatkeepers WHERE house_id = $1 AND neatkeeper_id = $2',
      [houseId, neatkeeperId],
    );
    return rows.length > 0;
  }

  /** Returns who can be asked to take care of repairs in a house, by first name. */
  listNeatkeepers(houseId: string): Promise<Shown[]> {
    return this.database.query<Shown>(
      `SELECT a.id AS _id, a.first_name, a.photo FROM house_neatkeepers k JOIN accounts a ON a.id = k.neatkeeper_id
        WHERE k.house_id = $1 ORDER BY a.first_name, a.id LIMIT 50`,
      [houseId],
    );
  }

  /**
   * Returns the repairs that a person reported, took care of, agreed on a visit of or ended, newest first. Of those that
   * others reported, without what the others wrote.
   */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, r.title, r.reporter_id = $1 AS reported, r.assignee_id IS NOT DISTINCT FROM $1 AS took_care,
              r.agreed_by IS NOT DISTINCT FROM $1 AS agreed, r.ended_by IS NOT DISTINCT FROM $1 AS ended,
              CASE r.reporter_id WHEN $1 THEN r.description END AS description,
              CASE r.reporter_id WHEN $1 THEN r.entry_note END AS entry_note,
              CASE r.ended_by WHEN $1 THEN r.ended_words END AS ended_words, r.state, r.reported_at, r.ended_at
         FROM repairs r JOIN houses h ON h.id = r.house_id
        WHERE $1 IN (r.reporter_id, r.assignee_id, r.agreed_by, r.ended_by) ORDER BY r.id DESC LIMIT $2`,
      [accountId, newest],
    );
  }
}
