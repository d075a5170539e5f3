import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { FileRow } from './images.repository.ts';

const BATCH = 500;

/** Images and files that nothing refers to any more. */
@Injectable()
export class UnusedImages {
  constructor(private readonly database: Database) {}

  /** An image whose last place was deleted with its house, room or account begins to age. */
  async noteUnplaced(now: Date): Promise<void> {
    await this.database.execute(
      `UPDATE images i SET unplaced_since = $1
        WHERE unplaced_since IS NULL AND NOT EXISTS (SELECT 1 FROM image_placements p WHERE p.image_id = i.id)`,
      [now],
    );
  }

  /** @returns how many were deleted */
  deleteUnplaced(before: Date): Promise<number> {
    return this.database.execute(
      `DELETE FROM images WHERE unplaced_since < $1 AND id IN (
         SELECT id FROM images WHERE unplaced_since < $1 ORDER BY unplaced_since LIMIT ${String(BATCH)}
            FOR UPDATE SKIP LOCKED)`,
      [before],
    );
  }

  /** After this, a new upload of the same content creates a file of its own. */
  async doomUnused(before: Date, now: Date): Promise<void> {
    await this.database.execute(
      `UPDATE image_files f SET doomed_at = $2
        WHERE doomed_at IS NULL AND touched_at < $1 AND NOT EXISTS (SELECT 1 FROM images i WHERE i.file_id = f.id)`,
      [before, now],
    );
  }

  doomed(): Promise<FileRow[]> {
    return this.database.query<FileRow>(
      `SELECT id, sha256, media_type FROM image_files WHERE doomed_at IS NOT NULL ORDER BY id LIMIT ${String(BATCH)}`,
    );
  }

  async forget(fileId: string): Promise<void> {
    await this.database.execute('DELETE FROM image_files WHERE id = $1 AND doomed_at IS NOT NULL', [fileId]);
  }
}
