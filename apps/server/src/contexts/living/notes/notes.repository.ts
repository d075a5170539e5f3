import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';

import { Database } from '#kernel/database/database.ts';
import { NoteEntity } from './note.entity.ts';

@Injectable()
export class NotesRepository {
  constructor(
    @InjectRepository(NoteEntity) private readonly notes: Repository<NoteEntity>,
    private readonly database: Database,
  ) {}

  find(account_id: string): Promise<NoteEntity | null> {
    return this.notes.findOneBy({ account_id });
  }

  async delete(account_id: string): Promise<void> {
    await this.notes.delete({ account_id });
  }

  /**
   * Saves in one statement, in which the database counts the version.
   * @param expected the version to replace (0: no note yet); undefined replaces any
   * @returns false when the stored version differs
   */
  async save(accountId: string, content: string, expected: number | undefined): Promise<boolean> {
    const rows = await this.database.query(
      `INSERT INTO notes AS n (account_id, content, version)
       SELECT $1, $2, 1 WHERE $3::int IS NULL OR $3 = 0 OR EXISTS (SELECT 1 FROM notes WHERE account_id = $1)
       ON CONFLICT (account_id) DO UPDATE SET content = excluded.content, version = n.version + 1, updated_at = now()
        WHERE $3::int IS NULL OR n.version = $3
       RETURNING version`,
      [accountId, content, expected ?? null],
    );
    return rows.length > 0;
  }
}
