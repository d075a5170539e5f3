import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';
import { RedisConnections } from '#kernel/redis/redis.ts';

/**
 * How long an admin's read opens the live view and the photos, in milliseconds. Reading again extends it, with another
 * line in the audit log.
 */
export const WATCH_MS = 15 * 60_000;

const keyOf = (accountId: string, conversationId: string): string => `watching:${accountId}:${conversationId}`;

/** Lets an admin who has just read a conversation follow it live for a while. */
@Injectable()
export class Watching {
  private readonly ends = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly realtime: Realtime,
    private readonly redis: RedisConnections,
  ) {}

  async start(actor: Actor, conversationId: string): Promise<void> {
    const key = keyOf(actor.accountId, conversationId);
    clearTimeout(this.ends.get(key));
    this.realtime.join(actor.accountId, conversationId);
    const end = setTimeout(() => {
      this.ends.delete(key);
      this.realtime.leave(actor.accountId, conversationId);
    }, WATCH_MS);
    this.ends.set(key, end.unref());
    // Another process may answer the requests for the photos. Without Redis, the texts can still be read.
    await this.redis.commands.set(key, '1', 'PX', WATCH_MS).catch(() => undefined);
  }

  /** Whether the admin has read this conversation, with a reason, within the last minutes. */
  async isWatching({ accountId }: Actor, conversationId: string): Promise<boolean> {
    return (await this.redis.commands.exists(keyOf(accountId, conversationId))) === 1;
  }
}
