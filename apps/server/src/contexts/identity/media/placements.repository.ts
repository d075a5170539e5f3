import type { PhotoPlaceKind } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { FileOfMessage } from './files.mapper.ts';
import { filesOf } from './files.sql.ts';
import type { PhotoRow } from './images.mapper.ts';
import type { Place } from './photo-places.ts';
import { photosOf } from './photos.sql.ts';

export type OwnedPhotoRow = PhotoRow & { owner_id: string };
export type ProvedPhotoRow = OwnedPhotoRow & { sha256: string; created_at: Date };

const SELECT = `
  SELECT p.owner_id, p.image_id, p.caption, f.width, f.height
    FROM image_placements p JOIN images i ON i.id = p.image_id
    JOIN image_files f ON f.id = i.file_id AND f.media_type = 'image/webp'`;

/** What images are photos of, in which order. Positions count from 0 without gaps. */
@Injectable()
export class PlacementsRepository {
  constructor(private readonly database: Database) {}

  /** Serializes changes of one place until the transaction ends. */
  async lock({ kind, id }: Place): Promise<void> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('photos:' || $1 || ':' || $2, 0))`, [
      kind,
      id,
    ]);
  }

  listForPlace({ kind, id }: Place): Promise<PhotoRow[]> {
    return this.listForPlaces(kind, [id]);
  }

  listForPlaces(kind: PhotoPlaceKind, ids: readonly string[]): Promise<OwnedPhotoRow[]> {
    return this.database.query<OwnedPhotoRow>(
      `${SELECT} WHERE p.kind = $1 AND p.owner_id = ANY($2) ORDER BY p.owner_id, p.position`,
      [kind, ids],
    );
  }

  /** Returns the ids of all uploads of a place, whatever they are. */
  async listIds({ kind, id }: Place): Promise<string[]> {
    const rows = await this.database.query<{ image_id: string }>(
      'SELECT image_id FROM image_placements WHERE kind = $1 AND owner_id = $2 ORDER BY position',
      [kind, id],
    );
    return rows.map(({ image_id }) => image_id);
  }

  /** Returns the photos and the files of a place, each in their order. */
  async listUploads({ kind, id }: Place): Promise<{ photos: PhotoRow[]; files: FileOfMessage[] }> {
    const [row] = await this.database.query<{ photos: PhotoRow[]; files: FileOfMessage[] }>(
      `SELECT ${photosOf(kind, '$1')} AS photos, ${filesOf(kind, '$1')} AS files`,
      [id],
    );
    return row ?? { photos: [], files: [] };
  }

  provedOfMany(kind: PhotoPlaceKind, ids: readonly string[]): Promise<ProvedPhotoRow[]> {
    return this.database.query<ProvedPhotoRow>(
      `SELECT p.owner_id, p.image_id, p.caption, f.width, f.height, f.sha256, i.created_at
         FROM image_placements p JOIN images i ON i.id = p.image_id JOIN image_files f ON f.id = i.file_id
        WHERE p.kind = $1 AND p.owner_id = ANY($2) ORDER BY p.owner_id, p.position`,
      [kind, ids],
    );
  }

  firstOfMany(kind: PhotoPlaceKind, ids: readonly string[]): Promise<OwnedPhotoRow[]> {
    return this.database.query<OwnedPhotoRow>(
      `${SELECT} WHERE p.kind = $1 AND p.owner_id = ANY($2) AND p.position = 0`,
      [kind, ids],
    );
  }

  /** Stores the new list. Images that are no longer a photo of anything begin to age. */
  async replace(
    { kind, id }: Place,
    photos: readonly Pick<PhotoRow, 'image_id' | 'caption'>[],
    now: Date,
  ): Promise<void> {
    const before = await this.database.query<{ image_id: string }>(
      'DELETE FROM image_placements WHERE kind = $1 AND owner_id = $2 RETURNING image_id',
      [kind, id],
    );
    const ids = photos.map(({ image_id }) => image_id);
    await this.database.execute(
      `INSERT INTO image_placements (kind, owner_id, image_id, caption, position)
       SELECT $1, $2, image_id, caption, place - 1
         FROM unnest($3::uuid[], $4::text[]) WITH ORDINALITY AS list(image_id, caption, place)`,
      [kind, id, ids, photos.map(({ caption }) => caption)],
    );
    await this.database.execute(
      `UPDATE images i SET unplaced_since =
         CASE WHEN EXISTS (SELECT 1 FROM image_placements p WHERE p.image_id = i.id) THEN NULL
              ELSE coalesce(i.unplaced_since, $2) END
        WHERE i.id = ANY($1)`,
      [[...ids, ...before.map(({ image_id }) => image_id)], now],
    );
  }
}
