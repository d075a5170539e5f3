import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** A sample house and who lives in it. */
export interface SampleHouseRow {
  readonly id: string;
  readonly created_at: Date;
  readonly roomies: string[];
}

/** Any id that a text contains. */
const CONTAINS = (text: string): string =>
  `EXISTS (SELECT 1 FROM regexp_matches(${text}, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') AS m WHERE m[1] = ANY($1::text[]))`;

/**
 * Rows that say what they are about without a foreign key, by table, and the condition for those about the ids `$1`.
 */
const MENTIONS = {
  activity: 'house_id = ANY($1::uuid[]) OR actor_id = ANY($1::uuid[])',
  capabilities: 'subject_id = ANY($1::uuid[])',
  due: CONTAINS('key || payload::text'),
  email_message: `account_id = ANY($1::uuid[]) OR ${CONTAINS('data::text')}`,
  image_placements: 'owner_id = ANY($1::uuid[])',
  notifications: 'subject_id = ANY($1::uuid[]) OR names && $1::uuid[]',
  outbox: CONTAINS('payload::text'),
} as const;

@Injectable()
export class SampleHouseRepository {
  constructor(private readonly database: Database) {}

  /** Those who make or remove the sample house of one homeowner wait for each other until the end of the transaction. */
  async lock(homeownerId: string): Promise<void> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('sample-house:' || $1, 0))`, [
      homeownerId,
    ]);
  }

  /** For the rest of the transaction, sample rows may be marked, changed in every way and deleted. */
  async beginHandling(): Promise<void> {
    await this.database.query(`SELECT set_config('common_roof.handles_sample', 'on', true)`);
  }

  async find(homeownerId: string): Promise<SampleHouseRow | undefined> {
    const [row] = await this.database.query<SampleHouseRow>(
      `SELECT h.id, h.created_at, ARRAY(SELECT DISTINCT t.roomie_id FROM tenancies t JOIN accounts a ON a.id = t.roomie_id
                                        WHERE t.house_id = h.id AND a.is_sample) AS roomies
         FROM houses h WHERE h.homeowner_id = $1 AND h.is_sample`,
      [homeownerId],
    );
    return row;
  }

  /** Deletes what is about rows that are gone. @param ids of the deleted rows */
  async forget(ids: readonly string[]): Promise<void> {
    for (const [table, isAbout] of Object.entries(MENTIONS)) {
      await this.database.execute(`DELETE FROM ${table} WHERE ${isAbout}`, [ids]);
    }
  }
}
