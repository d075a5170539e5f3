import { Injectable } from '@nestjs/common';

import { RedisConnections } from '../redis/redis.ts';

/** A node that dies takes its sockets' presence with it after this time. */
export const PRESENCE_TTL_MS = 90_000;

const key = (accountId: string): string => `presence:${accountId}`;
const ALL = 'presence-of-accounts';

/** Who is connected, on any node. A convenience: with Redis away everybody counts as away. */
@Injectable()
export class Presence {
  constructor(private readonly redis: RedisConnections) {}

  /** @returns whether the account was away before. */
  async arrived(accountId: string, socketId: string, now = Date.now()): Promise<boolean> {
    const before = await this.count(accountId, now);
    await this.refresh([[accountId, socketId]], now);
    return before === 0;
  }

  /** @returns whether that was the account's last socket. */
  async left(accountId: string, socketId: string, now = Date.now()): Promise<boolean> {
    await this.redis.commands.zrem(key(accountId), socketId).catch(() => 0);
    const remaining = await this.count(accountId, now);
    if (remaining === 0) await this.redis.commands.zrem(ALL, accountId).catch(() => 0);
    return remaining === 0;
  }

  /** Sockets that are still open; called well within the time to live. */
  async refresh(sockets: readonly (readonly [accountId: string, socketId: string])[], now = Date.now()): Promise<void> {
    if (sockets.length === 0) return;
    const pipeline = this.redis.commands.pipeline();
    for (const [accountId, socketId] of sockets) {
      pipeline.zadd(key(accountId), now + PRESENCE_TTL_MS, socketId);
      pipeline.pexpire(key(accountId), PRESENCE_TTL_MS);
      pipeline.zadd(ALL, now + PRESENCE_TTL_MS, accountId);
    }
    await pipeline.exec().catch(() => null);
  }

  /** How many sockets the account has open. */
  async count(accountId: string, now = Date.now()): Promise<number> {
    return this.redis.commands.zcount(key(accountId), now, '+inf').catch(() => 0);
  }

  /** Those of `accountIds` that are connected. */
  async online(accountIds: readonly string[], now = Date.now()): Promise<ReadonlySet<string>> {
    if (accountIds.length === 0) return new Set();
    const scores = await this.redis.commands.zmscore(ALL, ...accountIds).catch(() => []);
    return new Set(accountIds.filter((_, index) => Number(scores[index] ?? 0) > now));
  }

  async countOnline(now = Date.now()): Promise<number> {
    return this.redis.commands.zcount(ALL, now, '+inf').catch(() => 0);
  }
}
