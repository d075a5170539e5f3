import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';

/** What is remembered of addresses that were suggested: hashes, never addresses. */
@Injectable()
export class SuggestedAddressesRepository {
  constructor(private readonly database: Database) {}

  async hasRefused(houseId: string, hashes: readonly string[]): Promise<boolean> {
    const [row] = await this.database.query(
      'SELECT 1 FROM suggestion_refusals WHERE house_id = $1 AND address_hash = ANY($2)',
      [houseId, hashes],
    );
    return row !== undefined;
  }

  async refuse(houseId: string, hash: string, now: Date): Promise<void> {
    await this.database.execute(
      `INSERT INTO suggestion_refusals (house_id, address_hash, refused_at)
       SELECT id, $2, $3 FROM houses WHERE id = $1 ON CONFLICT DO NOTHING`,
      [houseId, hash, now],
    );
  }

  /** Lets one suggestion after the other decide about an address, until the transaction ends. */
  async lock(hash: string): Promise<void> {
    await this.database.query(`SELECT pg_advisory_xact_lock(hashtextextended('suggested:' || $1, 0))`, [hash]);
  }

  async lastMailAt(hashes: readonly string[]): Promise<Date | null> {
    const [row] = await this.database.query<{ sent_at: Date }>(
      'SELECT sent_at FROM suggestion_mails WHERE address_hash = ANY($1) ORDER BY sent_at DESC LIMIT 1',
      [hashes],
    );
    return row?.sent_at ?? null;
  }

  async writeMail(hash: string, now: Date): Promise<void> {
    await this.database.execute(
      `INSERT INTO suggestion_mails (address_hash, sent_at) VALUES ($1, $2)
       ON CONFLICT (address_hash) DO UPDATE SET sent_at = excluded.sent_at`,
      [hash, now],
    );
  }

  async forgetMailsBefore(before: Date): Promise<void> {
    await this.database.execute('DELETE FROM suggestion_mails WHERE sent_at < $1', [before]);
  }
}
