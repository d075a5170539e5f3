import { GUIDE_KINDS } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { type FileOfMessage, filesOf, type PhotoRow, photosOf } from '#contexts/identity/media/index.ts';
import type { GuideEntryEntity } from './guide-entry.entity.ts';
import { readableBy } from './guide.sql.ts';

/** An entry as its readers see it. Its password is no part of it. */
export interface GuideEntryRow extends Omit<GuideEntryEntity, 'wifi_password' | 'author_id' | 'position'> {
  room: string | null;
  photos: PhotoRow[];
  files: FileOfMessage[];
}

/** What is written of an entry. */
export type GuideEntryWords = Omit<GuideEntryEntity, 'id' | 'house_id' | 'position' | 'version'>;

export type StoredPassword = Pick<GuideEntryEntity, 'id'> & { wifi_password: string };

type Reader = Pick<Actor, 'accountId' | 'role'>;

const COLUMNS = `g.id, g.house_id, g.room_id, g.kind, g.title, g.text, g.audience, g.phone, g.wifi_network, g.wifi_security,
  g.changed_at, g.version, (SELECT m.name FROM rooms m WHERE m.id = g.room_id) AS room,
  ${photosOf('guide_entry', 'g.id')} AS photos, ${filesOf('guide_entry', 'g.id')} AS files`;
const FROM = 'guide_entries g JOIN houses h ON h.id = g.house_id';

/** Stores the entries of guides. */
@Injectable()
export class GuideEntriesRepository {
  constructor(private readonly database: Database) {}

  /** Returns what the reader reads of a house, by kind and then in the order that its homeowner has chosen. */
  listForHouse({ accountId, role }: Reader, houseId: string): Promise<GuideEntryRow[]> {
    return this.database.query<GuideEntryRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE g.house_id = $3 AND ${readableBy('g')}
        ORDER BY array_position($4::text[], g.kind), g.position, g.id`,
      [accountId, role, houseId, GUIDE_KINDS],
    );
  }

  /** Returns an entry if the reader reads it. */
  async find({ accountId, role }: Reader, id: string): Promise<GuideEntryRow | undefined> {
    const [row] = await this.database.query<GuideEntryRow>(
      `SELECT ${COLUMNS} FROM ${FROM} WHERE g.id = $3 AND ${readableBy('g')}`,
      [accountId, role, id],
    );
    return row;
  }

  /** Returns the passwords of a house that the reader may use, encrypted. */
  listPasswords({ accountId, role }: Reader, houseId: string): Promise<StoredPassword[]> {
    return this.database.query<StoredPassword>(
      `SELECT g.id, g.wifi_password FROM ${FROM}
        WHERE g.house_id = $3 AND g.wifi_password IS NOT NULL AND ${readableBy('g')} ORDER BY g.position, g.id`,
      [accountId, role, houseId],
    );
  }

  async findHouse(id: string): Promise<string | undefined> {
    const [row] = await this.database.query<{ house_id: string }>('SELECT house_id FROM guide_entries WHERE id = $1', [
      id,
    ]);
    return row?.house_id;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<GuideEntryEntity | undefined> {
    const [row] = await this.database.query<GuideEntryEntity>(
      `SELECT id, house_id, room_id, kind, title, text, audience, position, phone, wifi_network, wifi_security,
              wifi_password, author_id, changed_at, version FROM guide_entries WHERE id = $1 FOR NO KEY UPDATE`,
      [id],
    );
    return row;
  }

  async count(houseId: string): Promise<number> {
    const [row] = await this.database.query<{ entries: number }>(
      'SELECT count(*)::int AS entries FROM guide_entries WHERE house_id = $1',
      [houseId],
    );
    return row?.entries ?? 0;
  }

  /** Stores it as the last of its kind. */
  async insert(houseId: string, words: GuideEntryWords): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO guide_entries (house_id, room_id, kind, title, text, audience, phone, wifi_network, wifi_security,
                                  wifi_password, author_id, changed_at, position)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12,
               (SELECT coalesce(max(o.position) + 1, 0) FROM guide_entries o WHERE o.house_id = $1 AND o.kind = $3))
       RETURNING id`,
      [houseId, ...valuesOf(words)],
    );
    if (!row) throw new Error('An entry of a guide was not stored.');
    return row.id;
  }

  /** Writes it. With another kind it becomes the last of that one. */
  async update(id: string, words: GuideEntryWords): Promise<void> {
    await this.database.execute(
      `UPDATE guide_entries g
          SET room_id = $2, kind = $3, title = $4, text = $5, audience = $6, phone = $7, wifi_network = $8,
              wifi_security = $9, wifi_password = $10, author_id = $11, changed_at = $12, version = version + 1,
              position = CASE WHEN g.kind = $3 THEN g.position ELSE (
                SELECT coalesce(max(o.position) + 1, 0) FROM guide_entries o
                 WHERE o.house_id = g.house_id AND o.kind = $3) END
        WHERE id = $1`,
      [id, ...valuesOf(words)],
    );
  }

  /** Replaces a password by the same one, encrypted with a newer key. */
  async reseal({ id, wifi_password: before }: StoredPassword, sealed: string): Promise<void> {
    await this.database.execute('UPDATE guide_entries SET wifi_password = $3 WHERE id = $1 AND wifi_password = $2', [
      id,
      before,
      sealed,
    ]);
  }

  /** Returns the ids of the entries of a kind in their order. */
  async listOfKind(houseId: string, kind: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      'SELECT id FROM guide_entries WHERE house_id = $1 AND kind = $2 ORDER BY position, id',
      [houseId, kind],
    );
    return rows.map(({ id }) => id);
  }

  async arrange(ids: readonly string[]): Promise<void> {
    await this.database.execute(
      `UPDATE guide_entries g SET position = list.place - 1
         FROM unnest($1::uuid[]) WITH ORDINALITY AS list(id, place) WHERE g.id = list.id`,
      [ids],
    );
  }

  async delete(id: string): Promise<void> {
    await this.database.execute('DELETE FROM guide_entries WHERE id = $1', [id]);
  }

  /** Returns what a person wrote, newest first; passwords stay encrypted and aren't part of it. */
  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, g.kind, g.title, g.text, g.phone, g.wifi_network, g.changed_at
         FROM guide_entries g JOIN houses h ON h.id = g.house_id
        WHERE g.author_id = $1 ORDER BY g.id DESC LIMIT $2`,
      [authorId, newest],
    );
  }
}

const valuesOf = (words: GuideEntryWords): unknown[] => [
  ...[words.room_id, words.kind, words.title, words.text, words.audience, words.phone, words.wifi_network],
  ...[words.wifi_security, words.wifi_password, words.author_id, words.changed_at],
];
