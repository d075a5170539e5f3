import { Injectable } from '@nestjs/common';

import type { Actor } from '#kernel/http/actor.ts';
import { Realtime } from '#kernel/realtime/realtime.ts';

/**
 * How long an admin's read opens the live view, in milliseconds. Reading again extends it, with another line in the
 * audit log.
 */
export const WATCH_MS = 15 * 60_000;

/** Lets an admin who has just read a conversation follow it live for a while. */
@Injectable()
export class Watching {
  private readonly ends = new Map<string, NodeJS.Timeout>();

  constructor(private readonly realtime: Realtime) {}

  start(actor: Actor, conversationId: string): void {
    const key = `${actor.accountId}:${conversationId}`;
    clearTimeout(this.ends.get(key));
    this.realtime.join(actor.accountId, conversationId);
    const end = setTimeout(() => {
      this.ends.delete(key);
      this.realtime.leave(actor.accountId, conversationId);
    }, WATCH_MS);
    this.ends.set(key, end.unref());
  }
}
