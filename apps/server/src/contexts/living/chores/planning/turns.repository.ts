import type { ChoreIcon, TurnState } from '@common-roof/contracts';
import { turnMachine } from '@common-roof/domain';
import { type WholeSentence } from '@common-roof/words';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { ascending, type PageQuery, type Slice } from '#kernel/database/lists.ts';
import { defineRowStates } from '#kernel/state-machines/row-states.ts';
import { type AgreedMoves, AgreedMovesRepository } from './agreed-moves.repository.ts';
import type { ChoreAssignmentEntity } from './chore-assignment.entity.ts';

const SAID: Readonly<Partial<Record<string, WholeSentence>>> = {
  due: 'This turn is still to be done.',
  posted: 'This turn is already posted.',
};

export const TURNS = defineRowStates({
  table: 'chore_assignments',
  machine: turnMachine,
  refusal: (state) => SAID[state] ?? 'This turn is over.',
});

/** A turn that isn't decided yet. */
export type OpenTurnRow = Omit<
  ChoreAssignmentEntity,
  'house_id' | 'chosen_id' | 'serviced_by' | 'version' | 'extra' | 'offered_of'
>;

export interface TurnRow
  extends Omit<ChoreAssignmentEntity, 'left_by' | 'house_id' | 'chosen_id' | 'offered_of'>, AgreedMoves {
  catalogue: string | null;
  name: string | null;
  icon: ChoreIcon;
  first_name: string | null;
  /** First name of the neatkeeper who reported it. */
  keeper: string | null;
  /** The roomie who missed it, for an offer. */
  missed_by: { _id: string; first_name: string } | null;
}

/** A turn as calendars show it. */
export interface CalendarTurnRow extends Pick<
  ChoreAssignmentEntity,
  'id' | 'chore_id' | 'due_on' | 'due_at' | 'state'
> {
  version: number;
  assignee_id: string | null;
  first_name: string | null;
  catalogue: string | null;
  name: string | null;
  /** When the chore was created. */
  created_at: Date;
}

/** One turn, with the columns that posting it needs. */
export type OneTurnRow = Omit<ChoreAssignmentEntity, 'left_by' | 'by_hand' | 'chosen_id' | 'serviced_by' | 'version'>;

/** A turn that should exist. */
export interface UpcomingTurn {
  readonly choreId: string;
  readonly dueOn: string;
  readonly dueAt: Date;
  readonly points: number;
}

/** The columns that an alert about a roomie's turn shows. */
export interface TurnReadModelRow {
  assignee_id: string;
  due_on: string;
  catalogue: string | null;
  name: string | null;
  house: string;
}

export interface TurnFilter {
  /** ISO dates; `until` is the day after the last one. */
  readonly from: string;
  readonly until: string;
  readonly roomieId: string | undefined;
}

const ISO = `'YYYY-MM-DD'`;
const COLUMNS = `
  t.id, t.chore_id, to_char(t.due_on, ${ISO}) AS due_on, t.due_at, t.state, t.assignee_id, t.by_hand, t.points,
  t.serviced_by, t.version, t.kind, t.extra, c.catalogue, c.name, c.icon, a.first_name, k.first_name AS keeper,
  (SELECT jsonb_build_object('_id', f.id, 'first_name', f.first_name)
     FROM chore_assignments o JOIN accounts f ON f.id = o.assignee_id WHERE o.id = t.offered_of) AS missed_by,
  EXISTS (SELECT FROM turn_moves m WHERE m.turn_id = t.id) AS is_moved`;
const FROM = `chore_assignments t JOIN chores c ON c.id = t.chore_id LEFT JOIN accounts a ON a.id = t.assignee_id
  LEFT JOIN accounts k ON k.id = t.serviced_by`;

type ListedTurnRow = Omit<TurnRow, keyof AgreedMoves> & { is_moved: boolean };

@Injectable()
export class TurnsRepository {
  constructor(
    private readonly database: Database,
    private readonly moves: AgreedMovesRepository,
  ) {}

  async list(houseId: string, { from, until, roomieId }: TurnFilter, query: PageQuery): Promise<Slice<TurnRow>> {
    const { rows, next } = await this.database.page<ListedTurnRow>(
      {
        select: COLUMNS,
        from: FROM,
        where: {
          't.house_id = ?': houseId,
          't.due_on >= ?': from,
          't.due_on < ?': until,
          't.assignee_id = ?': roomieId,
        },
        order: ascending(['t.due_at', 'timestamptz'], ['t.id', 'uuid']),
      },
      query,
    );
    return { rows: await this.moves.addTo(rows), next };
  }

  /**
   * Returns the assigned turns from a day on (ISO date). They are assigned four weeks ahead.
   * @param until the day after the last one; null: all
   */
  listForCalendar(houseId: string, from: string, until: string | null = null): Promise<CalendarTurnRow[]> {
    return this.database.query<CalendarTurnRow>(
      `SELECT t.id, t.chore_id, to_char(t.due_on, ${ISO}) AS due_on, t.due_at, t.state, t.version, t.assignee_id,
              coalesce(a.first_name, k.first_name) AS first_name, c.catalogue, c.name, c.created_at
         FROM ${FROM} WHERE t.house_id = $1 AND t.due_on >= $2 AND ($3::date IS NULL OR t.due_on < $3)
        ORDER BY t.due_at, t.id`,
      [houseId, from, until],
    );
  }

  /** Returns those of the given turns that belong to the house. */
  async findByIds(houseId: string, ids: readonly string[]): Promise<TurnRow[]> {
    const rows = await this.database.query<ListedTurnRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE t.house_id = $1 AND t.id = ANY($2) ORDER BY t.due_at, t.id`,
      [houseId, ids],
    );
    return this.moves.addTo(rows);
  }

  /** Returns `<chore> <ISO date>` of the turns that exist in a window. */
  async known(houseId: string, from: string, until: string): Promise<Set<string>> {
    const rows = await this.database.query<{ turn: string }>(
      `SELECT chore_id || ' ' || to_char(due_on, ${ISO}) AS turn FROM chore_assignments
        WHERE house_id = $1 AND due_on >= $2 AND due_on < $3`,
      [houseId, from, until],
    );
    return new Set(rows.map(({ turn }) => turn));
  }

  open(houseId: string): Promise<OpenTurnRow[]> {
    return this.database.query<OpenTurnRow>(
      `SELECT id, chore_id, to_char(due_on, ${ISO}) AS due_on, due_at, state, assignee_id, by_hand, points, kind, left_by
         FROM chore_assignments WHERE house_id = $1 AND state IN ('due', 'posted') ORDER BY due_at, id`,
      [houseId],
    );
  }

  /** Releases the turns of roomies who moved out, for others to take. */
  async leave(ids: readonly string[]): Promise<void> {
    await this.database.execute(
      'UPDATE chore_assignments SET left_by = assignee_id WHERE id = ANY($1) AND left_by IS NULL',
      [ids],
    );
  }

  /** Marks the turns of returned roomies as theirs, so that they aren't given back a second time. */
  async cameBack(ids: readonly string[]): Promise<void> {
    await this.database.execute('UPDATE chore_assignments SET left_by = NULL WHERE id = ANY($1)', [ids]);
  }

  /** Inserts missing turns and updates those whose time or points changed. @returns how many rows changed */
  upsertMissing(houseId: string, turns: readonly UpcomingTurn[]): Promise<number> {
    return this.database.execute(
      `INSERT INTO chore_assignments AS t (chore_id, house_id, due_on, due_at, points)
       SELECT chore_id, $1, due_on, due_at, points
         FROM unnest($2::uuid[], $3::date[], $4::timestamptz[], $5::int[]) AS n (chore_id, due_on, due_at, points)
        ORDER BY due_at, chore_id
       ON CONFLICT ON CONSTRAINT chore_assignments_once_a_day
       DO UPDATE SET due_at = excluded.due_at, points = excluded.points, version = t.version + 1
        WHERE t.state = 'due' AND t.kind = 'planned' AND (t.due_at, t.points) IS DISTINCT FROM (excluded.due_at, excluded.points)`,
      [
        houseId,
        turns.map(({ choreId }) => choreId),
        turns.map(({ dueOn }) => dueOn),
        turns.map(({ dueAt }) => dueAt),
        turns.map(({ points }) => points),
      ],
    );
  }

  /** Returns a house's turn, found by its id or by chore and day. */
  async findOne(
    by: { readonly id: string } | { readonly choreId: string; readonly dueOn: string },
  ): Promise<OneTurnRow | undefined> {
    const [row] = await this.database.query<OneTurnRow>(
      `SELECT t.id, t.house_id, t.chore_id, to_char(t.due_on, ${ISO}) AS due_on, t.due_at, t.state, t.assignee_id, t.points,
              t.kind, t.extra, t.offered_of
         FROM chore_assignments t WHERE t.id = $1 OR (t.chore_id = $2 AND t.due_on = $3)`,
      'id' in by ? [by.id, null, null] : [null, by.choreId, by.dueOn],
    );
    return row;
  }

  /** Returns whether the chore has an upcoming turn before this one. */
  async comesLater({ chore_id: choreId, due_at: dueAt }: OneTurnRow, now: Date): Promise<boolean> {
    const before = await this.database.query(
      // The index is on the day, which differs from the moment's UTC date in a distant time zone.
      `SELECT 1 FROM chore_assignments
        WHERE chore_id = $1 AND due_at > $2 AND due_at < $3 AND due_on >= $2::timestamptz::date - 2 LIMIT 1`,
      [choreId, now, dueAt],
    );
    return before.length > 0;
  }

  /**
   * Returns, by chore, the roomie its plan chose last, even if another did it, without turns that are about to be
   * assigned.
   */
  async listLast(choreIds: readonly string[], apartFrom: readonly string[]): Promise<Map<string, string>> {
    if (choreIds.length === 0) return new Map();
    const rows = await this.database.query<{ chore_id: string; chosen_id: string }>(
      `SELECT c.id AS chore_id, last.chosen_id FROM unnest($1::uuid[]) AS c (id), LATERAL (
         SELECT t.chosen_id FROM chore_assignments t
          WHERE t.chore_id = c.id AND t.chosen_id IS NOT NULL AND NOT t.id = ANY($2)
          ORDER BY t.due_on DESC LIMIT 1) last`,
      [choreIds, apartFrom],
    );
    return new Map(rows.map((row) => [row.chore_id, row.chosen_id]));
  }

  /** Returns the turns that roomies still have to do on a day and the next one. */
  listReminded(houseId: string, day: string, now: Date): Promise<TurnReadModelRow[]> {
    return this.database.query<TurnReadModelRow>(
      `SELECT t.assignee_id, to_char(t.due_on, ${ISO}) AS due_on, c.catalogue, c.name, h.name AS house
         FROM chore_assignments t JOIN chores c ON c.id = t.chore_id JOIN houses h ON h.id = t.house_id
        WHERE t.house_id = $1 AND t.state = 'due' AND t.assignee_id IS NOT NULL
          AND t.due_on IN ($2::date, $2::date + 1) AND t.due_at > $3 ORDER BY t.due_at, t.id`,
      [houseId, day, now],
    );
  }

  /** Returns those of the given turns that their roomies missed. */
  listMissed(ids: readonly string[]): Promise<TurnReadModelRow[]> {
    return this.database.query<TurnReadModelRow>(
      `SELECT t.assignee_id, to_char(t.due_on, ${ISO}) AS due_on, c.catalogue, c.name, h.name AS house
         FROM chore_assignments t JOIN chores c ON c.id = t.chore_id JOIN houses h ON h.id = t.house_id
        WHERE t.id = ANY($1) AND t.state = 'missed' AND t.assignee_id IS NOT NULL ORDER BY t.due_at, t.id`,
      [ids],
    );
  }

  /** Returns the newest turns first. */
  exportFor(roomieId: string, newest: number): Promise<{ chore: string; due_on: string; state: TurnState }[]> {
    return this.database.query<{ chore: string; due_on: string; state: TurnState }>(
      `SELECT coalesce(c.name, c.catalogue) AS chore, to_char(t.due_on, ${ISO}) AS due_on, t.state
         FROM chore_assignments t JOIN chores c ON c.id = t.chore_id
        WHERE t.assignee_id = $1 ORDER BY t.due_on DESC, t.id LIMIT $2`,
      [roomieId, newest],
    );
  }
}
