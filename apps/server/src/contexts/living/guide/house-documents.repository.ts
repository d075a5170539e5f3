import type { HouseDocumentList } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type FileOfMessage, filesOf, type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import { DOCUMENT_READABLE } from './guide.sql.ts';
import type { HouseDocumentEntity } from './house-document.entity.ts';

/** A document as its readers see it. */
export interface HouseDocumentRow extends Omit<HouseDocumentEntity, 'author_id' | 'replaced_by'> {
  time_zone: string;
  room: string | null;
  photos: PhotoRow[];
  files: FileOfMessage[];
}

export type HouseDocumentWords = Pick<
  HouseDocumentEntity,
  'room_id' | 'kind' | 'title' | 'audience' | 'issued_on' | 'expires_on' | 'author_id'
>;

/** A document that a change has locked. */
export type LockedDocument = Pick<
  HouseDocumentEntity,
  'id' | 'house_id' | 'room_id' | 'expires_on' | 'replaced_by' | 'version'
>;

type Reader = Pick<Actor, 'accountId' | 'role'>;

const COLUMNS = `d.id, d.house_id, d.room_id, d.kind, d.title, d.audience, to_char(d.issued_on, 'YYYY-MM-DD') AS issued_on,
  to_char(d.expires_on, 'YYYY-MM-DD') AS expires_on, d.added_at, d.replaced_at, d.version, h.time_zone,
  (SELECT m.name FROM rooms m WHERE m.id = d.room_id) AS room,
  ${photosOf('house_document', 'd.id')} AS photos, ${filesOf('house_document', 'd.id')} AS files`;
const FROM = 'house_documents d JOIN houses h ON h.id = d.house_id';

const ORDERS: Readonly<Record<HouseDocumentList, string>> = {
  current: 'd.expires_on NULLS LAST, d.id',
  replaced: 'd.replaced_at DESC, d.id DESC',
};

/** Stores the documents of houses. */
@Injectable()
export class HouseDocumentsRepository {
  constructor(private readonly database: Database) {}

  /** Returns what the reader reads of a house. */
  listForHouse({ accountId, role }: Reader, houseId: string, list: HouseDocumentList): Promise<HouseDocumentRow[]> {
    return this.database.query<HouseDocumentRow>(
      `SELECT ${COLUMNS} FROM ${FROM}
        WHERE d.house_id = $3 AND (d.replaced_by IS NULL) = $4 AND ${DOCUMENT_READABLE} ORDER BY ${ORDERS[list]}`,
      [accountId, role, houseId, list === 'current'],
    );
  }

  /** Returns a document if the reader reads it. */
  async find({ accountId, role }: Reader, id: string): Promise<HouseDocumentRow | undefined> {
    const [row] = await this.database.query<HouseDocumentRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE d.id = $3 AND ${DOCUMENT_READABLE}`,
      [accountId, role, id],
    );
    return row;
  }

  async findHouse(id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ house_id: string }>(
      'SELECT house_id FROM house_documents WHERE id = $1',
      [id],
    );
    return row?.house_id;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<LockedDocument | undefined> {
    const [row] = await this.database.query<LockedDocument>(
      `SELECT id, house_id, room_id, to_char(expires_on, 'YYYY-MM-DD') AS expires_on, replaced_by, version
         FROM house_documents WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    return row;
  }

  async count(houseId: string): Promise<number> {
    const [row] = await this.database.query<{ documents: number }>(
      'SELECT count(*)::int AS documents FROM house_documents WHERE house_id = $1',
      [houseId],
    );
    return row?.documents ?? 0;
  }

  async insert(houseId: string, words: HouseDocumentWords, now: Date): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO house_documents (house_id, room_id, kind, title, audience, issued_on, expires_on, author_id, added_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [houseId, ...valuesOf(words), now],
    );
    if (!row) throw new Error('A document was not stored.');
    return row.id;
  }

  async update(id: string, words: HouseDocumentWords): Promise<void> {
    await this.database.execute(
      `UPDATE house_documents SET room_id = $2, kind = $3, title = $4, audience = $5, issued_on = $6, expires_on = $7,
              author_id = $8, version = version + 1 WHERE id = $1`,
      [id, ...valuesOf(words)],
    );
  }

  /** Makes a document history. */
  async replace(id: string, by: string, now: Date): Promise<void> {
    await this.database.execute(
      'UPDATE house_documents SET replaced_by = $2, replaced_at = $3, version = version + 1 WHERE id = $1',
      [id, by, now],
    );
  }

  /**
   * Deletes a document. What it had replaced is then replaced by its own successor, or counts again.
   * @returns the id of the document that counts again
   */
  async delete({ id, replaced_by: successor }: Pick<LockedDocument, 'id' | 'replaced_by'>): Promise<string | null> {
    const [former] = await this.database.query<{ id: string; replaced_at: Date }>(
      'SELECT id, replaced_at FROM house_documents WHERE replaced_by = $1 FOR NO KEY UPDATE',
      [id],
    );
    if (former) {
      await this.database.execute(
        'UPDATE house_documents SET replaced_by = NULL, replaced_at = NULL, version = version + 1 WHERE id = $1',
        [former.id],
      );
    }
    await this.database.execute('DELETE FROM house_documents WHERE id = $1', [id]);
    if (!former || successor === null) return former?.id ?? null;
    await this.replace(former.id, successor, former.replaced_at);
    return null;
  }

  /** Returns what a person entered, newest first. */
  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, d.kind, d.title, d.issued_on, d.expires_on, d.added_at
         FROM house_documents d JOIN houses h ON h.id = d.house_id
        WHERE d.author_id = $1 ORDER BY d.id DESC LIMIT $2`,
      [authorId, newest],
    );
  }
}

const valuesOf = (words: HouseDocumentWords): unknown[] => [
  ...[words.room_id, words.kind, words.title, words.audience, words.issued_on, words.expires_on, words.author_id],
];
