import type { TurnChange } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

interface NamedPerson {
  readonly _id: string;
  readonly first_name: string;
}

/** An unanswered swap, and the turn it offers in return. */
export interface RequestedSwap {
  readonly _id: string;
  readonly by: NamedPerson;
  readonly of: NamedPerson;
  readonly turn: {
    readonly _id: string;
    readonly chore_id: string;
    readonly catalogue: string | null;
    readonly name: string | null;
    readonly due_on: string;
  };
}

/** What roomies have agreed about a turn, or are asked to. */
export interface AgreedMoves {
  /** The change that gave it to its assignee. */
  readonly change: { readonly _id: string; readonly how: TurnChange; readonly by: NamedPerson } | null;
  /** The swap that a roomie requests for it. */
  readonly swap: RequestedSwap | null;
}

/**
 * Few turns are ever moved, and PostgreSQL takes fifty times longer to plan these joins than to run them. Separated from
 * the lists of turns, they cost nothing where nobody has moved one.
 */
@Injectable()
export class AgreedMovesRepository {
  constructor(private readonly database: Database) {}

  /** Returns turns with what was agreed about them. `is_moved` tells whether a turn was ever part of a change. */
  async addTo<Row extends { id: string; is_moved: boolean }>(
    rows: readonly Row[],
  ): Promise<(Omit<Row, 'is_moved'> & AgreedMoves)[]> {
    const moved = rows.filter(({ is_moved: isMoved }) => isMoved).map(({ id }) => id);
    const [changes, swaps] =
      moved.length === 0
        ? [new Map<string, AgreedMoves['change']>(), new Map<string, RequestedSwap>()]
        : [await this.changesOf(moved), await this.swapsOf(moved)];
    return rows.map(({ is_moved: _, ...row }) => ({
      ...row,
      change: changes.get(row.id) ?? null,
      swap: swaps.get(row.id) ?? null,
    }));
  }

  private async changesOf(turnIds: readonly string[]): Promise<Map<string, AgreedMoves['change']>> {
    const rows = await this.database.query<{ turn_id: string; change: AgreedMoves['change'] }>(
      `SELECT DISTINCT ON (t.id) t.id AS turn_id, jsonb_build_object(
                '_id', h.id, 'how', h.how, 'by', jsonb_build_object('_id', b.id, 'first_name', b.first_name)) AS change
         FROM chore_assignments t JOIN turn_moves m ON m.turn_id = t.id
         JOIN turn_changes h ON h.id = m.change_id JOIN accounts b ON b.id = h.actor_id
        WHERE t.id = ANY($1) AND h.undone_at IS NULL AND (h.asked_id IS NULL OR h.is_agreed)
          AND m.to_id IS NOT DISTINCT FROM t.assignee_id
        ORDER BY t.id, h.id DESC`,
      [turnIds],
    );
    return new Map(rows.map(({ turn_id: id, change }) => [id, change]));
  }

  private async swapsOf(turnIds: readonly string[]): Promise<Map<string, RequestedSwap>> {
    const rows = await this.database.query<{ turn_id: string; swap: RequestedSwap }>(
      `SELECT DISTINCT ON (t.id) t.id AS turn_id, jsonb_build_object(
                '_id', h.id, 'by', jsonb_build_object('_id', b.id, 'first_name', b.first_name),
                'of', jsonb_build_object('_id', q.id, 'first_name', q.first_name),
                'turn', jsonb_build_object('_id', x.id, 'chore_id', x.chore_id, 'catalogue', c.catalogue,
                                           'name', c.name, 'due_on', to_char(x.due_on, 'YYYY-MM-DD'))) AS swap
         FROM chore_assignments t JOIN turn_moves m ON m.turn_id = t.id JOIN turn_changes h ON h.id = m.change_id
         JOIN turn_moves o ON o.change_id = h.id AND o.turn_id <> m.turn_id
         JOIN chore_assignments x ON x.id = o.turn_id JOIN chores c ON c.id = x.chore_id
         JOIN accounts b ON b.id = h.actor_id JOIN accounts q ON q.id = h.asked_id
        WHERE t.id = ANY($1) AND h.answered_at IS NULL AND h.undone_at IS NULL AND t.state = 'due' AND x.state = 'due'
          AND m.from_id = t.assignee_id AND o.from_id = x.assignee_id
        ORDER BY t.id, h.id DESC`,
      [turnIds],
    );
    return new Map(rows.map(({ turn_id: id, swap }) => [id, swap]));
  }
}
