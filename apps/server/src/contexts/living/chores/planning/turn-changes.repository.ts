import type { TurnChange } from '@common-roof/contracts';
import type { Reassignment } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { TurnChangeEntity } from './turn-change.entity.ts';

/** A turn that moves, and whether it was assigned by hand before. */
export interface TurnMove extends Reassignment {
  readonly wasByHand: boolean;
}

export interface NewTurnChange {
  readonly houseId: string;
  readonly how: TurnChange;
  readonly actorId: string;
  readonly moves: readonly TurnMove[];
  /** The roomie who has to accept it first. Null for nobody. */
  readonly askedId: string | null;
}

/** The columns that an alert about a change shows, one row per turn. */
export interface TurnMoveReadModelRow {
  how: TurnChange;
  /** The first name of the person who made or undid the change. */
  actor: string;
  from_id: string | null;
  to_id: string | null;
  due_on: string;
  catalogue: string | null;
  name: string | null;
}

/** A row of a swap that is waiting for an answer. */
export type RequestedMoveRow = TurnMoveReadModelRow & { change_id: string };

/** A turn that another person assigned to a roomie or took from them. */
export type RecentMoveRow = Omit<RequestedMoveRow, 'how' | 'actor'> & { holds: boolean };

@Injectable()
export class TurnChangesRepository {
  constructor(private readonly database: Database) {}

  /** @returns the id of the change */
  async insert({ houseId, how, actorId, moves, askedId }: NewTurnChange, now: Date): Promise<string> {
    const id = await this.database.newId();
    await this.database.execute(
      `WITH change AS (
         INSERT INTO turn_changes (id, house_id, how, actor_id, changed_at, asked_id) VALUES ($1, $2, $3, $4, $5, $10) RETURNING id)
       INSERT INTO turn_moves (change_id, turn_id, from_id, to_id, was_by_hand)
       SELECT change.id, turn_id, from_id, to_id, was_by_hand
         FROM change, unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::boolean[]) AS m (turn_id, from_id, to_id, was_by_hand)`,
      [
        ...[id, houseId, how, actorId, now],
        moves.map(({ turnId }) => turnId),
        moves.map(({ from }) => from),
        moves.map(({ to }) => to),
        moves.map(({ wasByHand }) => wasByHand),
        askedId,
      ],
    );
    return id;
  }

  /** Records who has the turns now, when the planner found them after the change. */
  async settle(id: string): Promise<void> {
    await this.database.execute(
      `UPDATE turn_moves m SET to_id = t.assignee_id FROM chore_assignments t WHERE m.change_id = $1 AND t.id = m.turn_id`,
      [id],
    );
  }

  async find(id: string): Promise<TurnChangeEntity | undefined> {
    const [row] = await this.database.query<TurnChangeEntity>(
      'SELECT id, house_id, how, actor_id, changed_at, asked_id, answered_at, is_agreed, undone_at FROM turn_changes WHERE id = $1',
      [id],
    );
    return row;
  }

  /** Returns the moves whose turns still exist. */
  listMoves(id: string): Promise<TurnMove[]> {
    return this.database.query<TurnMove>(
      `SELECT turn_id AS "turnId", from_id AS "from", to_id AS "to", was_by_hand AS "wasByHand"
         FROM turn_moves WHERE change_id = $1 ORDER BY turn_id`,
      [id],
    );
  }

  /** @returns whether the swap had been waiting for an answer */
  async answer(id: string, isAgreed: boolean, now: Date): Promise<boolean> {
    const statement = `UPDATE turn_changes SET answered_at = $3, is_agreed = $2
                        WHERE id = $1 AND asked_id IS NOT NULL AND answered_at IS NULL AND undone_at IS NULL`;
    return (await this.database.execute(statement, [id, isAgreed, now])) > 0;
  }

  /** Returns the turns of the swaps that a roomie requests and that can still be made, by change. */
  async listRequestedBy(houseId: string, actorId: string, now: Date): Promise<readonly (readonly string[])[]> {
    const rows = await this.database.query<{ turns: string[] }>(
      `SELECT array_agg(m.turn_id) AS turns FROM turn_changes c JOIN turn_moves m ON m.change_id = c.id
         JOIN chore_assignments t ON t.id = m.turn_id
        WHERE c.house_id = $1 AND c.actor_id = $2 AND c.asked_id IS NOT NULL AND c.answered_at IS NULL AND c.undone_at IS NULL
        GROUP BY c.id HAVING bool_and(t.state = 'due' AND t.due_at > $3 AND t.assignee_id = m.from_id)`,
      [houseId, actorId, now],
    );
    return rows.map(({ turns }) => turns);
  }

  /** @returns whether the change had not been undone before */
  async undo(id: string, now: Date): Promise<boolean> {
    const statement = 'UPDATE turn_changes SET undone_at = $2 WHERE id = $1 AND undone_at IS NULL';
    return (await this.database.execute(statement, [id, now])) > 0;
  }

  /** Returns, by roomie, the turns that they passed on since a moment and didn't take back. */
  async passedOnSince(houseId: string, since: Date): Promise<Map<string, number>> {
    const rows = await this.database.query<{ actor_id: string; n: number }>(
      `SELECT actor_id, count(*)::int AS n FROM turn_changes
        WHERE house_id = $1 AND how = 'pass_on' AND undone_at IS NULL AND changed_at >= $2 GROUP BY actor_id`,
      [houseId, since],
    );
    return new Map(rows.map((row) => [row.actor_id, row.n]));
  }

  /** Returns, by turn, the roomie who passed it on. */
  async passedBy(turnIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ turn_id: string; roomies: string[] }>(
      `SELECT m.turn_id, array_agg(m.from_id) AS roomies FROM turn_moves m JOIN turn_changes c ON c.id = m.change_id
        WHERE m.turn_id = ANY($1) AND c.how = 'pass_on' AND c.undone_at IS NULL GROUP BY m.turn_id`,
      [turnIds],
    );
    return new Map(rows.map((row) => [row.turn_id, row.roomies]));
  }

  findForEffects(id: string, actorId: string): Promise<TurnMoveReadModelRow[]> {
    return this.database.query<TurnMoveReadModelRow>(
      `SELECT h.how, a.first_name AS actor, m.from_id, m.to_id, to_char(t.due_on, 'YYYY-MM-DD') AS due_on, c.catalogue, c.name
         FROM turn_moves m JOIN turn_changes h ON h.id = m.change_id JOIN accounts a ON a.id = $2
         JOIN chore_assignments t ON t.id = m.turn_id JOIN chores c ON c.id = t.chore_id
        WHERE m.change_id = $1 ORDER BY t.due_at, t.id`,
      [id, actorId],
    );
  }

  /** Returns the unanswered swaps that a roomie is asked for, one row per turn. */
  listAsks(houseId: string, askedId: string): Promise<RequestedMoveRow[]> {
    return this.database.query<RequestedMoveRow>(
      `SELECT h.id AS change_id, h.how, a.first_name AS actor, m.from_id, m.to_id, to_char(t.due_on, 'YYYY-MM-DD') AS due_on,
              c.catalogue, c.name
         FROM turn_changes h JOIN turn_moves m ON m.change_id = h.id JOIN accounts a ON a.id = h.actor_id
         JOIN chore_assignments t ON t.id = m.turn_id JOIN chores c ON c.id = t.chore_id
        WHERE h.house_id = $1 AND h.asked_id = $2 AND h.answered_at IS NULL AND h.undone_at IS NULL ORDER BY t.due_at, t.id`,
      [houseId, askedId],
    );
  }

  /**
   * Returns the turns that others assigned to a roomie or took from them since a moment, and whether that still holds.
   */
  listRecent(houseId: string, roomieId: string, since: Date): Promise<RecentMoveRow[]> {
    return this.database.query<RecentMoveRow>(
      `SELECT h.id AS change_id, m.from_id, m.to_id, to_char(t.due_on, 'YYYY-MM-DD') AS due_on, c.catalogue, c.name,
              h.undone_at IS NULL AND t.assignee_id IS NOT DISTINCT FROM m.to_id AS holds
         FROM turn_changes h JOIN turn_moves m ON m.change_id = h.id
         JOIN chore_assignments t ON t.id = m.turn_id JOIN chores c ON c.id = t.chore_id
        WHERE h.house_id = $1 AND h.actor_id <> $2 AND $2 IN (m.from_id, m.to_id)
          AND coalesce(h.answered_at, h.changed_at) >= $3 AND (h.asked_id IS NULL OR h.is_agreed)
        ORDER BY t.due_at, t.id`,
      [houseId, roomieId, since],
    );
  }

  /** Returns the newest changes first. */
  exportFor(
    roomieId: string,
    newest: number,
  ): Promise<{ how: TurnChange; changed_at: Date; undone_at: Date | null }[]> {
    return this.database.query(
      `SELECT how, changed_at, undone_at FROM turn_changes WHERE actor_id = $1 ORDER BY id DESC LIMIT $2`,
      [roomieId, newest],
    );
  }
}
