import type { Role, TokenScope } from '@common-roof/contracts';
import { Injectable } from '@nestjs/common';

import { Database, type Statement } from '#kernel/database/database.ts';
import type { ApiTokenEntity } from './api-token.entity.ts';

export type ApiTokenRow = Omit<ApiTokenEntity, 'account_id' | 'token_hash'> & { readonly expired: boolean };

export interface LiveApiToken {
  readonly id: string;
  readonly scopes: readonly TokenScope[];
  readonly account_id: string;
  readonly role: Role;
  readonly name: string;
  /** Its last use was noted long enough ago to be noted again. */
  readonly stale: boolean;
}

/** How closely the last use is known. It saves a write at every call. */
const NOTED_EVERY = `interval '10 minutes'`;
const STALE = `(last_used_at IS NULL OR last_used_at < now() - ${NOTED_EVERY})`;

/** Found by its hash: what takes longer or shorter says nothing about the token. */
const LIVE: Statement = {
  name: 'api-tokens-live',
  text: `
    SELECT t.id, t.scopes, a.id AS account_id, a.account_type AS role, a.first_name || ' ' || a.last_name AS name,
           ${STALE} AS stale
      FROM api_tokens t
      JOIN accounts a ON a.id = t.account_id
     WHERE t.token_hash = $1 AND t.expires_at > now() AND a.account_type <> 'admin'
       AND a.disabled_at IS NULL AND a.deletion_due_at IS NULL AND a.deleted_at IS NULL`,
};

const COLUMNS = `id, name, scopes, created_at, expires_at, last_used_at, expires_at <= now() AS expired`;

@Injectable()
export class ApiTokensRepository {
  constructor(private readonly database: Database) {}

  async insert(row: Pick<ApiTokenEntity, 'account_id' | 'name' | 'scopes' | 'token_hash'>, days: number) {
    const [added] = await this.database.query<ApiTokenRow>(
      `INSERT INTO api_tokens (account_id, name, scopes, token_hash, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(days => $5)) RETURNING ${COLUMNS}`,
      [row.account_id, row.name, row.scopes, row.token_hash, days],
    );
    if (!added) throw new Error('An API token was not stored.');
    return added;
  }

  /** Finds a token that is valid now, with its owner as the account is now. */
  async findLive(hash: Buffer): Promise<LiveApiToken | undefined> {
    const [live] = await this.database.statement<LiveApiToken>(LIVE, [hash]);
    return live;
  }

  async touch(id: string): Promise<void> {
    await this.database.execute(`UPDATE api_tokens SET last_used_at = now() WHERE id = $1 AND ${STALE}`, [id]);
  }

  /** Lists tokens, newest first. */
  list(accountId: string, limit: number): Promise<ApiTokenRow[]> {
    return this.database.query<ApiTokenRow>(
      `SELECT ${COLUMNS} FROM api_tokens WHERE account_id = $1 ORDER BY id DESC LIMIT $2`,
      [accountId, limit],
    );
  }

  async countLive(accountId: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM api_tokens WHERE account_id = $1 AND expires_at > now()',
      [accountId],
    );
    return row?.count ?? 0;
  }

  /** @returns whether it existed */
  async remove(accountId: string, id: string): Promise<boolean> {
    return (
      (await this.database.execute('DELETE FROM api_tokens WHERE account_id = $1 AND id = $2', [accountId, id])) > 0
    );
  }

  /** @returns how many there were */
  removeAll(accountId: string): Promise<number> {
    return this.database.execute('DELETE FROM api_tokens WHERE account_id = $1', [accountId]);
  }

  async forgetExpired(before: Date, limit: number): Promise<void> {
    await this.database.execute(
      'DELETE FROM api_tokens WHERE id IN (SELECT id FROM api_tokens WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)',
      [before, limit],
    );
  }

  /** Exports tokens, newest first. A token itself isn't known. */
  exportFor(accountId: string, newest: number): Promise<unknown[]> {
    return this.database.query(
      `SELECT name, scopes, created_at, expires_at, last_used_at
         FROM api_tokens WHERE account_id = $1 ORDER BY id DESC LIMIT $2`,
      [accountId, newest],
    );
  }
}
