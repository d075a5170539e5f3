import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import type { Place } from './photo-places.ts';
import type { ImageFileEntity, MediaType } from './image-file.entity.ts';

export type FileRow = Pick<ImageFileEntity, 'id' | 'sha256' | 'media_type'>;

export interface NewFile {
  readonly sha256: string;
  /** Of both sizes of an image together. */
  readonly bytes: number;
  readonly mediaType: MediaType;
  /** null for what isn't an image. */
  readonly width: number | null;
  readonly height: number | null;
}

/** What an upload says about itself. */
export interface NewUpload {
  readonly fileName: string | null;
  readonly durationMs: number | null;
}

export interface ReadableRow {
  uploader_id: string;
  file_id: string;
  sha256: string;
  media_type: MediaType;
  file_name: string | null;
  places: Place[];
}

const READABLE: Statement = {
  name: 'image-to-read',
  text: `
    SELECT i.uploader_id, f.id AS file_id, f.sha256, f.media_type, i.file_name,
           (SELECT coalesce(json_agg(json_build_object('kind', p.kind, 'id', p.owner_id)), '[]')
              FROM image_placements p WHERE p.image_id = i.id) AS places
      FROM images i JOIN image_files f ON f.id = i.file_id WHERE i.id = $1`,
};

/** Images and their files. Times come from the clock, because they are compared with it. */
@Injectable()
export class ImagesRepository {
  constructor(private readonly database: Database) {}

  async findReadable(id: string): Promise<ReadableRow | undefined> {
    const [row] = await this.database.statement<ReadableRow>(READABLE, [id]);
    return row;
  }

  /**
   * Returns the file of this content, new or existing, and protects it from deletion for a while.
   * @returns also whether it was stored
   */
  async claimFile(
    { sha256, bytes, mediaType, width, height }: NewFile,
    now: Date,
  ): Promise<FileRow & { stored: boolean }> {
    const [row] = await this.database.query<FileRow & { stored: boolean }>(
      `INSERT INTO image_files (sha256, bytes, width, height, touched_at, media_type) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (sha256) WHERE doomed_at IS NULL DO UPDATE SET touched_at = excluded.touched_at
       RETURNING id, sha256, media_type, stored_at IS NOT NULL AS stored`,
      [sha256, bytes, width, height, now, mediaType],
    );
    if (!row) throw new Error('A file was not recorded.');
    return row;
  }

  async markStored(fileId: string, now: Date): Promise<void> {
    await this.database.execute('UPDATE image_files SET stored_at = $2 WHERE id = $1', [fileId, now]);
  }

  /** Serializes uploads of one account until the transaction ends, so that a quota holds. */
  async lockUploader(accountId: string): Promise<void> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('uploads:' || $1, 0))`, [accountId]);
  }

  async sumBytes(accountId: string): Promise<number> {
    const [row] = await this.database.query<{ bytes: string }>(
      `SELECT coalesce(sum(f.bytes), 0) AS bytes FROM images i JOIN image_files f ON f.id = i.file_id
        WHERE i.uploader_id = $1`,
      [accountId],
    );
    return Number(row?.bytes ?? 0);
  }

  async insert(uploaderId: string, fileId: string, now: Date, about?: NewUpload): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO images (uploader_id, file_id, created_at, unplaced_since, file_name, duration_ms)
       VALUES ($1, $2, $3, $3, $4, $5) RETURNING id`,
      [uploaderId, fileId, now, about?.fileName ?? null, about?.durationMs ?? null],
    );
    if (!row) throw new Error('An image was not recorded.');
    return row.id;
  }

  /** Deletes uploaded images that are a photo of nothing. */
  async discard(ids: readonly string[]): Promise<void> {
    await this.database.execute('DELETE FROM images WHERE id = ANY($1) AND unplaced_since IS NOT NULL', [ids]);
  }

  /** Returns the types of those of the given uploads that an account made. They never change. */
  async listTypes(uploaderId: string, ids: readonly string[]): Promise<ReadonlySet<MediaType>> {
    const rows = await this.database.query<{ media_type: MediaType }>(
      `SELECT DISTINCT f.media_type FROM images i JOIN image_files f ON f.id = i.file_id
        WHERE i.id = ANY($2) AND i.uploader_id = $1`,
      [uploaderId, ids],
    );
    return new Set(rows.map(({ media_type: type }) => type));
  }

  /** Locks those of the given uploads that an account made until the transaction ends. */
  async lockOwn(uploaderId: string, ids: readonly string[]): Promise<ReadonlyMap<string, MediaType>> {
    const rows = await this.database.query<{ id: string; media_type: MediaType }>(
      `SELECT i.id, f.media_type FROM images i JOIN image_files f ON f.id = i.file_id
        WHERE i.id = ANY($2) AND i.uploader_id = $1 ORDER BY i.id FOR UPDATE OF i`,
      [uploaderId, ids],
    );
    return new Map(rows.map(({ id, media_type: type }) => [id, type]));
  }
}
