import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { CalendarEntryEntity } from './calendar-entry.entity.ts';
import { COUNTS } from './calendar.sql.ts';

export interface CalendarEntryRow extends CalendarEntryEntity {
  /** First names. */
  author: string;
  for_name: string | null;
}

/** What is written of a guest or a parcel. */
export type EntryWords = Pick<CalendarEntryEntity, 'guest_name' | 'from_on' | 'to_on' | 'note' | 'place' | 'for_id'>;
export type NewEntry = EntryWords & Pick<CalendarEntryEntity, 'house_id' | 'kind' | 'author_id' | 'entered_at'>;

const SELECT = `
  SELECT e.id, e.house_id, e.kind, e.author_id, a.first_name AS author, e.guest_name,
         to_char(e.from_on, 'YYYY-MM-DD') AS from_on, to_char(e.to_on, 'YYYY-MM-DD') AS to_on, e.note, e.place, e.for_id,
         f.first_name AS for_name, e.picked_up_at, e.entered_at, e.version
    FROM calendar_entries e JOIN houses h ON h.id = e.house_id JOIN accounts a ON a.id = e.author_id
    LEFT JOIN accounts f ON f.id = e.for_id`;

/** Stores guests and parcels. */
@Injectable()
export class CalendarEntriesRepository {
  constructor(private readonly database: Database) {}

  /**
   * Returns the guests who are there from one day to before another (ISO dates), the parcels that were entered then, and
   * those that lie there on `today`.
   */
  listBetween(houseId: string, from: string, until: string, today: string): Promise<CalendarEntryRow[]> {
    return this.database.query<CalendarEntryRow>(
      `${SELECT} WHERE e.house_id = $1 AND e.from_on < $3 AND ${COUNTS}
          AND (e.to_on >= $2 OR (e.kind = 'parcel' AND e.picked_up_at IS NULL AND $4::date >= $2::date))
        ORDER BY e.from_on, e.id`,
      [houseId, from, until, today],
    );
  }

  /** Returns an entry that counts. */
  async find(id: string): Promise<CalendarEntryRow | undefined> {
    const [row] = await this.database.query<CalendarEntryRow>(`${SELECT} WHERE e.id = $1 AND ${COUNTS}`, [id]);
    return row;
  }

  /** Locks it, so that of two changes at once the second sees the first. */
  async lock(id: string): Promise<CalendarEntryRow | undefined> {
    await this.database.query('SELECT 1 FROM calendar_entries WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(id);
  }

  /** Returns when a person entered something since a moment, oldest first. */
  async enteredSince(authorId: string, since: Date): Promise<Date[]> {
    const rows = await this.database.query<{ entered_at: Date }>(
      'SELECT entered_at FROM calendar_entries WHERE author_id = $1 AND entered_at > $2 ORDER BY entered_at',
      [authorId, since],
    );
    return rows.map((row) => row.entered_at);
  }

  async insert(entry: NewEntry): Promise<string> {
    const { house_id: house, kind, author_id: author, entered_at: at, ...words } = entry;
    const [row] = await this.database.query<{ id: string }>(
      `INSERT INTO calendar_entries (house_id, kind, author_id, entered_at, guest_name, from_on, to_on, note, place, for_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
      [house, kind, author, at, ...valuesOf(words)],
    );
    if (!row) throw new Error('An entry of a calendar was not stored.');
    return row.id;
  }

  async update(id: string, words: EntryWords): Promise<void> {
    await this.database.execute(
      `UPDATE calendar_entries SET guest_name = $2, from_on = $3, to_on = $4, note = $5, place = $6, for_id = $7,
              version = version + 1 WHERE id = $1`,
      [id, ...valuesOf(words)],
    );
  }

  /** @param at when a parcel was picked up; null: it lies there */
  async setPickedUp(id: string, at: Date | null): Promise<void> {
    await this.database.execute('UPDATE calendar_entries SET picked_up_at = $2, version = version + 1 WHERE id = $1', [
      id,
      at,
    ]);
  }

  async delete(id: string): Promise<void> {
    await this.database.execute('DELETE FROM calendar_entries WHERE id = $1', [id]);
  }

  /** Deletes what somebody entered in a house where they live no more, and their parcels there. */
  async deleteOfFormer(houseId: string, personId: string): Promise<void> {
    await this.database.execute(
      `DELETE FROM calendar_entries e USING houses h
        WHERE h.id = e.house_id AND e.house_id = $1 AND $2 IN (e.author_id, e.for_id) AND NOT (${COUNTS})`,
      [houseId, personId],
    );
  }

  async deleteOf(personId: string): Promise<void> {
    await this.database.execute('DELETE FROM calendar_entries WHERE author_id = $1 OR for_id = $1', [personId]);
  }

  /**
   * Deletes guests whose last day is before a day, and parcels that were picked up before it, or have been waiting since
   * before another. @returns how many
   */
  deleteOver(overBefore: Date, enteredBefore: Date, most: number): Promise<number> {
    return this.database.execute(
      `DELETE FROM calendar_entries WHERE id IN (
         SELECT id FROM calendar_entries
          WHERE (kind = 'guest' AND to_on < $1::date)
             OR (kind = 'parcel' AND (picked_up_at < $1 OR (picked_up_at IS NULL AND entered_at < $2)))
          LIMIT $3)`,
      [overBefore, enteredBefore, most],
    );
  }

  /** Returns what a person entered, and parcels for them, newest first. */
  exportFor(personId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, e.kind, e.author_id = $1 AS is_own, e.guest_name, to_char(e.from_on, 'YYYY-MM-DD') AS from_on,
              to_char(e.to_on, 'YYYY-MM-DD') AS to_on, e.note, e.place, f.first_name AS for_name, e.picked_up_at, e.entered_at
         FROM calendar_entries e JOIN houses h ON h.id = e.house_id LEFT JOIN accounts f ON f.id = e.for_id
        WHERE $1 IN (e.author_id, e.for_id) ORDER BY e.id DESC LIMIT $2`,
      [personId, newest],
    );
  }
}

const valuesOf = ({
  guest_name: name,
  from_on: from,
  to_on: to,
  note,
  place,
  for_id: whose,
}: EntryWords): unknown[] => [...[name, from, to, note, place, whose]];
