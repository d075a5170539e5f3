import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { RepairNoteEntity } from './repair-note.entity.ts';

export interface RepairNoteRow extends RepairNoteEntity {
  first_name: string | null;
  photo: string | null;
}

type NewNote = Pick<RepairNoteEntity, 'repair_id' | 'author_id' | 'text' | 'written_at'> & {
  /** Of the tradesperson who wrote it. */
  readonly trade_name?: string | null;
};

/** Stores what is written about repairs. */
@Injectable()
export class RepairNotesRepository {
  constructor(private readonly database: Database) {}

  /** Returns the newest notes, oldest first. */
  async list(repairId: string, newest: number): Promise<RepairNoteRow[]> {
    const rows = await this.database.query<RepairNoteRow>(
      `SELECT n.id, n.repair_id, n.author_id, n.trade_name, n.text, n.written_at, a.first_name, a.photo
         FROM repair_notes n LEFT JOIN accounts a ON a.id = n.author_id
        WHERE n.repair_id = $1 ORDER BY n.id DESC LIMIT $2`,
      [repairId, newest],
    );
    return rows.toReversed();
  }

  async find(id: string): Promise<RepairNoteRow | undefined> {
    const [row] = await this.database.query<RepairNoteRow>(
      `SELECT n.id, n.repair_id, n.author_id, n.trade_name, n.text, n.written_at, a.first_name, a.photo
         FROM repair_notes n LEFT JOIN accounts a ON a.id = n.author_id WHERE n.id = $1`,
      [id],
    );
    return row;
  }

  async insert({ repair_id, author_id, trade_name = null, text, written_at }: NewNote): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO repair_notes (repair_id, author_id, trade_name, text, written_at)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [repair_id, author_id, trade_name, text, written_at],
    );
    if (!row) throw new Error('A note was not stored.');
    return row.id;
  }

  /** Returns the newest notes first. */
  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT r.title AS repair, n.text, n.written_at FROM repair_notes n JOIN repairs r ON r.id = n.repair_id
        WHERE n.author_id = $1 ORDER BY n.id DESC LIMIT $2`,
      [authorId, newest],
    );
  }
}
