import type { TurnChange } from '@common-roof/contracts';
import type { Reassignment } from '@common-roof/domain';
import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import type { TurnChangeEntity } from './turn-change.entity.ts';

/** A turn that moves, and whether somebody had said before that it is theirs. */
export interface TurnMove extends Reassignment {
  readonly wasByHand: boolean;
}

export interface NewTurnChange {
  readonly houseId: string;
  readonly how: TurnChange;
  readonly actorId: string;
  readonly moves: readonly TurnMove[];
}

/** What those concerned are told of a change: one line a turn. */
export interface ToldMoveRow {
  how: TurnChange;
  /** The first name of who did it, or took it back. */
  actor: string;
  from_id: string | null;
  to_id: string | null;
  due_on: string;
  catalogue: string | null;
  name: string | null;
}

@Injectable()
export class TurnChangesRepository {
  constructor(private readonly database: Database) {}

  /** @returns its id */
  async add({ houseId, how, actorId, moves }: NewTurnChange, now: Date): Promise<string> {
    const id = await this.database.newId();
    await this.database.execute(
      `WITH change AS (
         INSERT INTO turn_changes (id, house_id, how, actor_id, changed_at) VALUES ($1, $2, $3, $4, $5) RETURNING id)
       INSERT INTO turn_moves (change_id, turn_id, from_id, to_id, was_by_hand)
       SELECT change.id, turn_id, from_id, to_id, was_by_hand
         FROM change, unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::boolean[]) AS m (turn_id, from_id, to_id, was_by_hand)`,
      [
        ...[id, houseId, how, actorId, now],
        moves.map(({ turnId }) => turnId),
        moves.map(({ from }) => from),
        moves.map(({ to }) => to),
        moves.map(({ wasByHand }) => wasByHand),
      ],
    );
    return id;
  }

  /** Who has them now, where that was found after the change was made. */
  async settle(id: string): Promise<void> {
    await this.database.execute(
      `UPDATE turn_moves m SET to_id = t.assignee_id FROM chore_assignments t WHERE m.change_id = $1 AND t.id = m.turn_id`,
      [id],
    );
  }

  async find(id: string): Promise<TurnChangeEntity | undefined> {
    const [row] = await this.database.query<TurnChangeEntity>(
      'SELECT id, house_id, how, actor_id, changed_at, undone_at FROM turn_changes WHERE id = $1',
      [id],
    );
    return row;
  }

  /** Of the turns that are still there. */
  movesOf(id: string): Promise<TurnMove[]> {
    return this.database.query<TurnMove>(
      `SELECT turn_id AS "turnId", from_id AS "from", to_id AS "to", was_by_hand AS "wasByHand"
         FROM turn_moves WHERE change_id = $1 ORDER BY turn_id`,
      [id],
    );
  }

  /** @returns whether it had not been undone before */
  async undo(id: string, now: Date): Promise<boolean> {
    const statement = 'UPDATE turn_changes SET undone_at = $2 WHERE id = $1 AND undone_at IS NULL';
    return (await this.database.execute(statement, [id, now])) > 0;
  }

  /** By roomie, the turns that they passed on since a moment, and did not take back. */
  async passedOnSince(houseId: string, since: Date): Promise<Map<string, number>> {
    const rows = await this.database.query<{ actor_id: string; n: number }>(
      `SELECT actor_id, count(*)::int AS n FROM turn_changes
        WHERE house_id = $1 AND how = 'pass_on' AND undone_at IS NULL AND changed_at >= $2 GROUP BY actor_id`,
      [houseId, since],
    );
    return new Map(rows.map((row) => [row.actor_id, row.n]));
  }

  /** By turn, who passed it on. */
  async passedBy(turnIds: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await this.database.query<{ turn_id: string; roomies: string[] }>(
      `SELECT m.turn_id, array_agg(m.from_id) AS roomies FROM turn_moves m JOIN turn_changes c ON c.id = m.change_id
        WHERE m.turn_id = ANY($1) AND c.how = 'pass_on' AND c.undone_at IS NULL GROUP BY m.turn_id`,
      [turnIds],
    );
    return new Map(rows.map((row) => [row.turn_id, row.roomies]));
  }

  told(id: string, actorId: string): Promise<ToldMoveRow[]> {
    return this.database.query<ToldMoveRow>(
      `SELECT h.how, a.first_name AS actor, m.from_id, m.to_id, to_char(t.due_on, 'YYYY-MM-DD') AS due_on, c.catalogue, c.name
         FROM turn_moves m JOIN turn_changes h ON h.id = m.change_id JOIN accounts a ON a.id = $2
         JOIN chore_assignments t ON t.id = m.turn_id JOIN chores c ON c.id = t.chore_id
        WHERE m.change_id = $1 ORDER BY t.due_at, t.id`,
      [id, actorId],
    );
  }

  /** Newest first. */
  exportOf(roomieId: string, newest: number): Promise<{ how: TurnChange; changed_at: Date; undone_at: Date | null }[]> {
    return this.database.query(
      `SELECT how, changed_at, undone_at FROM turn_changes WHERE actor_id = $1 ORDER BY id DESC LIMIT $2`,
      [roomieId, newest],
    );
  }
}
