import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { hashOfApiToken, isApiToken } from './api-token-secrets.ts';
import { ApiTokensRepository } from './api-tokens.repository.ts';

/** The number of tokens whose owner is remembered. */
const REMEMBERED = 5_000;

/** Tells who calls with an API token. */
@Injectable()
export class ApiTokens {
  /** The owners of tokens that were valid at their last call, by hash. */
  private readonly owners = new Map<string, string>();

  constructor(private readonly rows: ApiTokensRepository) {}

  /** Notes the use. @returns null for no token, and for anything that isn't a valid one now */
  async authenticate(token: string | null): Promise<Actor | null> {
    if (token === null || !isApiToken(token)) return null;
    const hash = hashOfApiToken(token);
    const live = await this.rows.findLive(hash);
    this.remember(hash, live?.account_id);
    if (!live) return null;
    if (live.stale) await this.rows.touch(live.id);
    return {
      accountId: live.account_id,
      role: live.role,
      sessionId: live.id,
      name: live.name,
      token: { id: live.id, scopes: live.scopes },
    };
  }

  /**
   * Returns the account that a token belonged to at its last call, for limits that count before the database is read;
   * null for a token that this process doesn't know.
   */
  ownerOf(token: string | null): string | null {
    return token !== null && isApiToken(token) ? (this.owners.get(keyOf(hashOfApiToken(token))) ?? null) : null;
  }

  private remember(hash: Buffer, owner: string | undefined): void {
    if (owner === undefined) {
      this.owners.delete(keyOf(hash));
      return;
    }
    if (this.owners.size >= REMEMBERED) this.owners.clear();
    this.owners.set(keyOf(hash), owner);
  }
}

const keyOf = (hash: Buffer): string => hash.toString('base64url');
