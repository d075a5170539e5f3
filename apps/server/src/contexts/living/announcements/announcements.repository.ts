import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { List, PageQuery, Slice } from '#kernel/database/lists.ts';
import type { AnnouncementEntity } from './announcement.entity.ts';
import { AUDIENCE, isFor } from './announcements.sql.ts';

/** An announcement as one reader sees it. */
export interface AnnouncementRow extends AnnouncementEntity {
  first_name: string;
  photo: string | null;
  /** Null when the reader has not read it. */
  read_at: Date | null;
  readings_given: number;
  readings_of: number;
}

export interface AnnouncementReaderRow {
  id: string;
  first_name: string;
  last_name: string;
  photo: string | null;
  read_at: Date | null;
}

export type NewAnnouncement = Pick<AnnouncementEntity, 'house_id' | 'author_id' | 'title' | 'text' | 'posted_at'>;

/** What an edit changes, and its version. */
export type AnnouncementWords = Pick<AnnouncementEntity, 'title' | 'text' | 'version'>;

/** Columns and joins of a page of announcements, which is selected first as `n`. `$1` is the reader. */
const SHOWN = {
  as: 'n',
  columns: `n.id, n.house_id, n.author_id, n.title, n.text, n.posted_at, n.edited_at, n.version, a.first_name, a.photo,
    (SELECT r.read_at FROM announcement_readings r WHERE r.announcement_id = n.id AND r.roomie_id = $1::uuid) AS read_at,
    w.readings_given, w.readings_of`,
  join: `JOIN accounts a ON a.id = n.author_id
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS readings_of, count(r.read_at)::int AS readings_given
        FROM (${AUDIENCE}) o
        LEFT JOIN announcement_readings r ON r.announcement_id = n.id AND r.roomie_id = o.roomie_id
    ) w`,
};

const NEWEST_FIRST = {
  by: [
    ['n.posted_at', 'timestamptz'],
    ['n.id', 'uuid'],
  ],
  descending: true,
} as const satisfies List['order'];

/** Stores announcements, and who has read them. */
@Injectable()
export class AnnouncementsRepository {
  constructor(private readonly database: Database) {}

  /** @param roomieId limits the list to the announcements that are for this roomie */
  listForHouse(
    readerId: string,
    houseId: string,
    roomieId: string | null,
    query: PageQuery,
  ): Promise<Slice<AnnouncementRow>> {
    return this.page(readerId, { 'n.house_id = ?': houseId, [isFor('?')]: roomieId }, query);
  }

  async find(readerId: string, id: string): Promise<AnnouncementRow | undefined> {
    return (await this.page(readerId, { 'n.id = ?': id }, { limit: 1 })).rows[0];
  }

  /** Returns whether an announcement is for a roomie, who need not live in its house any more. */
  async isForRoomie(id: string, roomieId: string): Promise<boolean> {
    const rows = await this.database.query(`SELECT 1 FROM announcements n WHERE n.id = $1 AND ${isFor('$2')}`, [
      id,
      roomieId,
    ]);
    return rows.length > 0;
  }

  /** Counts what is for a roomie, in the house where they live now, and not read. */
  async countUnread(roomieId: string): Promise<number> {
    const [row] = await this.database.query<{ unread: number }>(
      `SELECT count(*)::int AS unread FROM announcements n
        WHERE n.house_id IN (SELECT house_id FROM tenancies WHERE roomie_id = $1 AND state IN ('active', 'releasing'))
          AND ${isFor('$1')}
          AND NOT EXISTS (SELECT 1 FROM announcement_readings r WHERE r.announcement_id = n.id AND r.roomie_id = $1)`,
      [roomieId],
    );
    return row?.unread ?? 0;
  }

  /** Returns when the announcements of a house were posted since a moment, oldest first. */
  async postedSince(houseId: string, since: Date): Promise<Date[]> {
    const rows = await this.database.query<{ posted_at: Date }>(
      'SELECT posted_at FROM announcements WHERE house_id = $1 AND posted_at > $2 ORDER BY posted_at',
      [houseId, since],
    );
    return rows.map((row) => row.posted_at);
  }

  async insert({ house_id, author_id, title, text, posted_at }: NewAnnouncement): Promise<string> {
    const [row] = await this.database.query<{ id: string }>(
      'INSERT INTO announcements (house_id, author_id, title, text, posted_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
      [house_id, author_id, title, text, posted_at],
    );
    if (!row) throw new Error('An announcement was not stored.');
    return row.id;
  }

  /** Locks it, so that of two edits at once the second sees the first. */
  async lock(id: string): Promise<AnnouncementWords | undefined> {
    const [row] = await this.database.query<AnnouncementWords>(
      'SELECT title, text, version FROM announcements WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return row;
  }

  async update(id: string, { title, text }: Omit<AnnouncementWords, 'version'>, now: Date): Promise<void> {
    await this.database.execute(
      'UPDATE announcements SET title = $2, text = $3, edited_at = $4, version = version + 1 WHERE id = $1',
      [id, title, text, now],
    );
  }

  /** @returns false when it was already removed */
  async delete(id: string): Promise<boolean> {
    const removed = await this.database.query('DELETE FROM announcements WHERE id = $1 RETURNING id', [id]);
    return removed.length > 0;
  }

  /** Stores that a roomie has read it; the first time stays. @returns whether it is new */
  async insertReading(id: string, roomieId: string, now: Date): Promise<boolean> {
    const stored = await this.database.query(
      `INSERT INTO announcement_readings (announcement_id, roomie_id, read_at)
       SELECT id, $2, $3 FROM announcements WHERE id = $1 FOR KEY SHARE
       ON CONFLICT DO NOTHING RETURNING roomie_id`,
      [id, roomieId, now],
    );
    return stored.length > 0;
  }

  /** Returns the roomies whom it is for and who live there now: those who have read it first, then by first name. */
  listReaders(id: string): Promise<AnnouncementReaderRow[]> {
    return this.database.query<AnnouncementReaderRow>(
      `SELECT a.id, a.first_name, a.last_name, a.photo, r.read_at
         FROM announcements n CROSS JOIN LATERAL (${AUDIENCE}) w
         JOIN accounts a ON a.id = w.roomie_id
         LEFT JOIN announcement_readings r ON r.announcement_id = n.id AND r.roomie_id = w.roomie_id
        WHERE n.id = $1 ORDER BY r.read_at NULLS LAST, a.first_name, a.id`,
      [id],
    );
  }

  /** Returns the newest announcements first. */
  exportFor(authorId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, n.title, n.text, n.posted_at, n.edited_at FROM announcements n JOIN houses h ON h.id = n.house_id
        WHERE n.author_id = $1 ORDER BY n.posted_at DESC, n.id DESC LIMIT $2`,
      [authorId, newest],
    );
  }

  /** Returns the newest readings first. */
  exportReadings(roomieId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT n.title, r.read_at FROM announcement_readings r JOIN announcements n ON n.id = r.announcement_id
        WHERE r.roomie_id = $1 ORDER BY r.read_at DESC, n.id LIMIT $2`,
      [roomieId, newest],
    );
  }

  async deleteOfAuthor(authorId: string): Promise<void> {
    await this.database.execute('DELETE FROM announcements WHERE author_id = $1', [authorId]);
  }

  async deleteReadings(roomieId: string): Promise<void> {
    await this.database.execute('DELETE FROM announcement_readings WHERE roomie_id = $1', [roomieId]);
  }

  private page(readerId: string, where: Record<string, unknown>, query: PageQuery): Promise<Slice<AnnouncementRow>> {
    const values = [readerId];
    const list = { select: 'n.*', from: 'announcements n', values, where, order: NEWEST_FIRST, thenSelect: SHOWN };
    return this.database.page<AnnouncementRow>(list, query);
  }
}
