import type { AppealState, ChoreIcon, PointCause } from '@common-roof/contracts';
import type { PointEntry } from '@common-roof/domain';
import type { NamedChore } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PageQuery, Slice } from '#kernel/database/lists.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { PointEntryEntity } from './point-entry.entity.ts';

/** A row to add. Fields that are left out are zero or null. */
export type NewPointEntry = Pick<PointEntryEntity, 'roomie_id' | 'cause' | 'period' | 'at' | 'points' | 'strikes'> &
  Partial<Pick<PointEntryEntity, 'assignment_id' | 'feed_id' | 'given_by' | 'reason' | 'reverses'>>;

/** A strike in the ledger and its cause. */
export interface Strike
  extends NamedChore, Pick<PointEntryEntity, 'id' | 'house_id' | 'roomie_id' | 'period' | 'at' | 'feed_id'> {
  readonly cause: 'rejected' | 'missed';
  readonly assignment_id: string;
  readonly homeowner_id: string;
  readonly is_reversed: boolean;
}

type AddedRow = Pick<PointEntryEntity, 'id' | 'roomie_id' | 'period' | 'strikes'>;

export interface PointEntryRow extends Omit<PointEntryEntity, 'roomie_id' | 'given_by' | 'reason'> {
  house: string;
  reversed: boolean;
  chore_id: string | null;
  catalogue: string | null;
  name: string | null;
  icon: ChoreIcon | null;
  appeal_id: string | null;
  appeal_state: AppealState | null;
  due_on: string | null;
  giver_id: string | null;
  giver: string | null;
  reasons: string[];
}

interface StrikeRow {
  id: string;
  roomie_id: string;
  cause: PointCause;
  period: string;
  at: Date;
  points: number;
  strikes: number;
  reverses: string | null;
}

/** A turn that nobody did in time, and the roomie who had it. */
export interface MissedRow {
  id: string;
  roomie_id: string;
  due_at: Date;
  time_zone: string;
}

/** Limits the houses that each role sees; `?` is the caller. */
const SCOPE: Record<Actor['role'], string> = {
  homeowner: 'e.house_id IN (SELECT id FROM houses WHERE homeowner_id = ?)',
  roomie: 'e.roomie_id = ?',
  neatkeeper: 'false AND ?::uuid IS NULL',
  admin: '?::uuid IS NOT NULL',
};

const STRIKE = `
  SELECT e.id, e.house_id, e.roomie_id, e.period, e.at, e.cause, e.assignment_id, e.feed_id, h.homeowner_id, c.catalogue, c.name,
         EXISTS (SELECT 1 FROM point_entries r WHERE r.reverses = e.id) AS is_reversed
    FROM point_entries e JOIN houses h ON h.id = e.house_id
    JOIN chore_assignments t ON t.id = e.assignment_id JOIN chores c ON c.id = t.chore_id
   WHERE e.roomie_id = $1 AND e.strikes > 0`;

/** Stores the ledger and its sums, both written in the same statement. */
@Injectable()
export class PointsRepository {
  constructor(private readonly database: Database) {}

  /** Adds rows, except for causes that already have one. @returns the added rows */
  insert(houseId: string, entries: readonly NewPointEntry[]): Promise<AddedRow[]> {
    return this.database.query<AddedRow>(
      `WITH added AS (
         INSERT INTO point_entries (house_id, roomie_id, cause, period, at, points, strikes, assignment_id, feed_id,
                                    given_by, reason, reverses)
         SELECT $1, roomie_id, cause, period, at, points, strikes, assignment_id, feed_id, given_by, reason, reverses
           FROM jsonb_to_recordset($2) AS e (roomie_id uuid, cause text, period text, at timestamptz, points int,
                strikes int, assignment_id uuid, feed_id uuid, given_by uuid, reason text, reverses uuid)
         ON CONFLICT DO NOTHING
         RETURNING id, house_id, roomie_id, cause, period, points, strikes
       ), summed AS (
         INSERT INTO point_totals AS t (house_id, roomie_id, period, points, strikes, effort, done)
         SELECT house_id, roomie_id, period, sum(points), sum(strikes), coalesce(sum(points) FILTER (WHERE cause = 'chore'), 0),
                coalesce(sum(sign(points)) FILTER (WHERE cause = 'chore'), 0)
           FROM added GROUP BY house_id, roomie_id, period ORDER BY roomie_id, period
         ON CONFLICT (house_id, roomie_id, period) DO UPDATE
            SET points = t.points + excluded.points, strikes = t.strikes + excluded.strikes,
                effort = t.effort + excluded.effort, done = t.done + excluded.done
       )
       SELECT id, roomie_id, period, strikes FROM added`,
      [houseId, JSON.stringify(entries)],
    );
  }

  /** Returns the newest rows first. */
  list(
    { accountId, role }: Actor,
    roomieId: string,
    month: string | undefined,
    query: PageQuery,
  ): Promise<Slice<PointEntryRow>> {
    return this.database.page<PointEntryRow>(
      {
        select: 'e.*',
        from: 'point_entries e',
        where: { 'e.roomie_id = ?': roomieId, [SCOPE[role]]: accountId, 'e.period = ?': month },
        order: {
          by: [
            ['e.at', 'timestamptz'],
            ['e.id', 'uuid'],
          ],
          descending: true,
        },
        thenSelect: {
          as: 'p',
          columns: `p.id, p.house_id, p.cause, p.period, p.at, p.points, p.strikes, p.assignment_id, p.feed_id, p.reverses,
            h.name AS house, EXISTS (SELECT 1 FROM point_entries r WHERE r.reverses = p.id) AS reversed,
            ap.id AS appeal_id, ap.state AS appeal_state, t.chore_id, c.catalogue, c.name, c.icon, to_char(t.due_on, 'YYYY-MM-DD') AS due_on,
            a.id AS giver_id, a.first_name AS giver,
            CASE WHEN p.reason IS NOT NULL THEN ARRAY[p.reason]
                 WHEN p.cause = 'rejected' THEN ARRAY(
                   SELECT v.reason FROM feed_verdicts v
                    WHERE v.item_id = p.feed_id AND v.says = 'strike' AND v.reason <> '' ORDER BY v.given_at, v.verifier_id)
                 ELSE ARRAY[]::text[] END AS reasons`,
          join: `JOIN houses h ON h.id = p.house_id LEFT JOIN chore_assignments t ON t.id = p.assignment_id
                 LEFT JOIN chores c ON c.id = t.chore_id LEFT JOIN accounts a ON a.id = p.given_by
                 LEFT JOIN appeals ap ON ap.entry_id = p.id`,
        },
      },
      query,
    );
  }

  /** Returns the strikes of roomies in a house after a moment, with their counter-entries, earliest first. */
  async listStrikes(houseId: string, roomieIds: readonly string[], after: Date): Promise<PointEntry[]> {
    const rows = await this.database.query<StrikeRow>(
      `SELECT id, roomie_id, cause, period, at, points, strikes, reverses FROM point_entries
        WHERE house_id = $1 AND roomie_id = ANY($2) AND strikes <> 0 AND at > $3 ORDER BY at, id`,
      [houseId, roomieIds, after],
    );
    return rows.map(({ roomie_id: roomieId, ...row }) => ({ ...row, roomieId }));
  }

  async findStrike(roomieId: string, turnId: string): Promise<Strike | undefined> {
    const [row] = await this.database.query<Strike>(`${STRIKE} AND e.assignment_id = $2`, [roomieId, turnId]);
    return row;
  }

  /** Returns the strikes for turns due on a day (ISO date), newest first. */
  strikesDueOn(roomieId: string, day: string): Promise<Strike[]> {
    return this.database.query<Strike>(`${STRIKE} AND t.due_on = $2 ORDER BY e.at DESC, e.id DESC`, [roomieId, day]);
  }

  async suspend({ id, house_id, roomie_id, period }: Strike): Promise<void> {
    await this.database.execute(
      `INSERT INTO suspended_strikes (entry_id, house_id, roomie_id, period) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING`,
      [id, house_id, roomie_id, period],
    );
  }

  async unsuspend(id: string): Promise<void> {
    await this.database.execute('DELETE FROM suspended_strikes WHERE entry_id = $1', [id]);
  }

  /** Returns the ids of suspended rows. */
  async suspended(houseId: string, roomieIds: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ entry_id: string }>(
      'SELECT entry_id FROM suspended_strikes WHERE house_id = $1 AND roomie_id = ANY($2)',
      [houseId, roomieIds],
    );
    return new Set(rows.map(({ entry_id: id }) => id));
  }

  /** Returns the points of a month (`YYYY-MM`). */
  async sumPoints(houseId: string, roomieId: string, period: string): Promise<number> {
    const [row] = await this.database.query<{ points: number }>(
      'SELECT points FROM point_totals WHERE house_id = $1 AND roomie_id = $2 AND period = $3',
      [houseId, roomieId, period],
    );
    return row?.points ?? 0;
  }

  missed(turnIds: readonly string[]): Promise<MissedRow[]> {
    return this.database.query<MissedRow>(
      `SELECT t.id, t.assignee_id AS roomie_id, t.due_at, h.time_zone
         FROM chore_assignments t JOIN houses h ON h.id = t.house_id
        WHERE t.id = ANY($1) AND t.state = 'missed' AND t.assignee_id IS NOT NULL ORDER BY t.due_at, t.id`,
      [turnIds],
    );
  }

  /** Returns the newest rows first. */
  exportFor(
    roomieId: string,
    newest: number,
  ): Promise<Pick<PointEntryEntity, 'cause' | 'at' | 'points' | 'strikes' | 'reason'>[]> {
    return this.database.query<Pick<PointEntryEntity, 'cause' | 'at' | 'points' | 'strikes' | 'reason'>>(
      `SELECT cause, at, points, strikes, reason FROM point_entries WHERE roomie_id = $1 ORDER BY at DESC, id DESC LIMIT $2`,
      [roomieId, newest],
    );
  }
}
