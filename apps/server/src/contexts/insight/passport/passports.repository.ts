import { Injectable } from '@nestjs/common';

import { Database } from '#kernel/database/database.ts';
import type { PassportEntity } from './passport.entity.ts';

type PassportRow = Pick<PassportEntity, 'id' | 'made_at' | 'revoked_at'>;

/** Stores which passports were made, and which of them were revoked. */
@Injectable()
export class PassportsRepository {
  constructor(private readonly database: Database) {}

  async insert({ id, account_id, made_at, key, hash }: Omit<PassportEntity, 'revoked_at'>): Promise<void> {
    await this.database.execute(
      'INSERT INTO passports (id, account_id, made_at, key, hash) VALUES ($1, $2, $3, $4, $5)',
      [id, account_id, made_at, key, hash],
    );
  }

  /** Lists an account's passports, newest first. */
  listOf(accountId: string, newest: number): Promise<PassportRow[]> {
    return this.database.query<PassportRow>(
      `SELECT id, made_at, revoked_at FROM passports WHERE account_id = $1 ORDER BY made_at DESC, id LIMIT $2`,
      [accountId, newest],
    );
  }

  /** Lists when an account made its passports after a moment, oldest first. */
  async listMadeSince(accountId: string, since: Date): Promise<Date[]> {
    const rows = await this.database.query<{ made_at: Date }>(
      'SELECT made_at FROM passports WHERE account_id = $1 AND made_at > $2 ORDER BY made_at',
      [accountId, since],
    );
    return rows.map(({ made_at: at }) => at);
  }

  /** Locks a passport of an account. */
  async lock(accountId: string, id: string): Promise<PassportRow | undefined> {
    const [row] = await this.database.query<PassportRow>(
      'SELECT id, made_at, revoked_at FROM passports WHERE id = $2 AND account_id = $1 FOR NO KEY UPDATE',
      [accountId, id],
    );
    return row;
  }

  async revoke(id: string, at: Date): Promise<void> {
    await this.database.execute('UPDATE passports SET revoked_at = $2 WHERE id = $1', [id, at]);
  }

  /** Finds a passport by the hash of what it says. */
  async findByHash(hash: Buffer): Promise<Pick<PassportEntity, 'revoked_at'> | undefined> {
    const [row] = await this.database.query<Pick<PassportEntity, 'revoked_at'>>(
      'SELECT revoked_at FROM passports WHERE hash = $1',
      [hash],
    );
    return row;
  }

  async deleteOf(accountId: string): Promise<void> {
    await this.database.execute('DELETE FROM passports WHERE account_id = $1', [accountId]);
  }
}
