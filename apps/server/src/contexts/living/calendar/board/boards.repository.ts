import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import { belongs } from '#contexts/living/calendar/calendar.sql.ts';
import type { HouseBoardEntity } from './house-board.entity.ts';

export interface BoardRow extends HouseBoardEntity {
  /** First name. */
  maker: string;
}

export type NewBoard = Omit<HouseBoardEntity, 'id' | 'opened_at'>;

/** A board, with what opening it needs. */
export interface OpenedBoardRow extends BoardRow {
  maker_role: 'roomie' | 'homeowner';
  house: string;
  time_zone: string;
}

const COLUMNS = `b.id, b.house_id, b.maker_id, a.first_name AS maker, b.name, b.shows_emergency, b.shows_wifi, b.made_at, b.opened_at`;
/** A board ends when its maker leaves the house. */
const FROM = `house_boards b JOIN houses h ON h.id = b.house_id JOIN accounts a ON a.id = b.maker_id`;
const COUNTS = belongs('b.maker_id');

/** Stores the boards of houses. */
@Injectable()
export class BoardsRepository {
  constructor(private readonly database: Database) {}

  /** Returns the boards of a house, oldest first. */
  listForHouse(houseId: string): Promise<BoardRow[]> {
    return this.database.query<BoardRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE b.house_id = $1 AND ${COUNTS} ORDER BY b.id`,
      [houseId],
    );
  }

  async find(id: string): Promise<BoardRow | undefined> {
    const [row] = await this.database.query<BoardRow>(`SELECT ${COLUMNS} FROM ${FROM} WHERE b.id = $1 AND ${COUNTS}`, [
      id,
    ]);
    return row;
  }

  /** Finds a board of a house that isn't archived. */
  async findToOpen(id: string): Promise<OpenedBoardRow | undefined> {
    const [row] = await this.database.query<OpenedBoardRow>(
      `SELECT ${COLUMNS}, CASE WHEN h.homeowner_id = b.maker_id THEN 'homeowner' ELSE 'roomie' END AS maker_role,
              h.name AS house, h.time_zone
         FROM ${FROM} WHERE b.id = $1 AND h.state <> 'archived' AND ${COUNTS}`,
      [id],
    );
    return row;
  }

  async insert({ house_id, maker_id, name, shows_emergency, shows_wifi, made_at }: NewBoard): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO house_boards (house_id, maker_id, name, shows_emergency, shows_wifi, made_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [house_id, maker_id, name, shows_emergency, shows_wifi, made_at],
    );
    if (!row) throw new Error('A board was not stored.');
    return row.id;
  }

  /** Notes that it was opened, once in a few minutes: a tablet asks each minute. @param before the last time to write over */
  async noteOpened(id: string, at: Date, before: Date): Promise<void> {
    await this.database.execute(
      'UPDATE house_boards SET opened_at = $2 WHERE id = $1 AND (opened_at IS NULL OR opened_at < $3)',
      [id, at, before],
    );
  }

  /** @returns false when it was already removed */
  async delete(id: string): Promise<boolean> {
    const rows = await this.database.query('DELETE FROM house_boards WHERE id = $1 RETURNING id', [id]);
    return rows.length > 0;
  }

  /** Deletes the boards of somebody who lives there no more. @returns their ids */
  async deleteOfFormer(houseId: string, makerId: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `DELETE FROM house_boards b USING houses h
        WHERE h.id = b.house_id AND b.house_id = $1 AND b.maker_id = $2 AND NOT ${COUNTS} RETURNING b.id`,
      [houseId, makerId],
    );
    return rows.map(({ id }) => id);
  }

  async deleteOf(makerId: string): Promise<void> {
    await this.database.execute('DELETE FROM house_boards WHERE maker_id = $1', [makerId]);
  }

  /** Returns the boards that a person made, newest first. */
  exportFor(makerId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, b.name, b.shows_emergency, b.shows_wifi, b.made_at, b.opened_at
         FROM house_boards b JOIN houses h ON h.id = b.house_id WHERE b.maker_id = $1 ORDER BY b.id DESC LIMIT $2`,
      [makerId, newest],
    );
  }
}
