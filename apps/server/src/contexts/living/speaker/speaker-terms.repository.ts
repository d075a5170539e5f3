import type { TermEnd } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { SpeakerTermEntity } from './speaker-term.entity.ts';

const COLUMNS = 'id, house_id, person_id, election_id, began_at, ends_at, ended_at, ended';

@Injectable()
export class SpeakerTermsRepository {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<SpeakerTermEntity | undefined> {
    const [row] = await this.database.query<SpeakerTermEntity>(`SELECT ${COLUMNS} FROM speaker_terms WHERE id = $1`, [
      id,
    ]);
    return row;
  }

  /** Returns the term in progress and locks it until the end of the transaction. */
  async lockRunning(houseId: string): Promise<SpeakerTermEntity | undefined> {
    const [row] = await this.database.query<SpeakerTermEntity>(
      `SELECT ${COLUMNS} FROM speaker_terms WHERE house_id = $1 AND ended_at IS NULL FOR NO KEY UPDATE`,
      [houseId],
    );
    return row;
  }

  async insert(term: Pick<SpeakerTermEntity, 'house_id' | 'person_id' | 'election_id' | 'began_at'>, months: number) {
    const [row] = await this.database.query<Pick<SpeakerTermEntity, 'id' | 'ends_at'>>(
      `INSERT INTO speaker_terms (house_id, person_id, election_id, began_at, ends_at)
       VALUES ($1, $2, $3, $4::timestamptz, $4::timestamptz + make_interval(months => $5)) RETURNING id, ends_at`,
      [term.house_id, term.person_id, term.election_id, term.began_at, months],
    );
    if (!row) throw new Error('A term was not stored.');
    return row;
  }

  async end(id: string, why: TermEnd, now: Date): Promise<void> {
    await this.database.execute(
      'UPDATE speaker_terms SET ended = $2, ended_at = $3 WHERE id = $1 AND ended_at IS NULL',
      [id, why, now],
    );
  }

  /** Whether a person lives in a house now. */
  async livesIn(houseId: string, personId: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 FROM tenancies WHERE house_id = $1 AND roomie_id = $2 AND state IN ('active', 'releasing')`,
      [houseId, personId],
    );
    return rows.length > 0;
  }

  /** Returns a person's terms, newest first. */
  exportFor(personId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT h.name AS house, t.began_at, t.ends_at, t.ended_at, t.ended
         FROM speaker_terms t JOIN houses h ON h.id = t.house_id
        WHERE t.person_id = $1 ORDER BY t.began_at DESC, t.id DESC LIMIT $2`,
      [personId, newest],
    );
  }
}
