import { Injectable } from '@nestjs/common';

import { Database } from '../../../platform/database/database.ts';
import { NoteRow } from './note.entity.ts';

@Injectable()
export class NotesRepository {
  constructor(private readonly database: Database) {}

  find(accountId: string): Promise<NoteRow | null> {
    return this.database.repository(NoteRow).findOneBy({ accountId });
  }

  async delete(accountId: string): Promise<void> {
    await this.database.repository(NoteRow).delete({ accountId });
  }

  /**
   * One statement: the version is the database's.
   * @param expected save only over this version (0: over none); undefined saves over any
   * @returns false when another version is there
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
