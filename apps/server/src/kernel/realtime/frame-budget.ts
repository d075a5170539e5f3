import { Injectable } from '@nestjs/common';

import { DomainError } from '#kernel/errors/domain-error.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { ConcurrencyLimiter } from '#kernel/rate-limits/concurrency-limiter.ts';
import type { LiveSocket } from './realtime-server.ts';

/** Maximum frames at once for an account, over all its sockets of this process. */
const AT_ONCE = 4;
const MOST_WAITING = 32;
/** Maximum bytes sent to a socket that its client has not read. */
const MOST_UNREAD_BYTES = 2_000_000;

const tooMany = (): DomainError =>
  new DomainError('rate_limited', { detail: 'That was too much at once. Try again in a minute.', retryAfter: 1 });

/**
 * Limits what sockets may ask for. An account's frames run a few at a time, in order, and are counted by the minute, so
 * that nobody can take the database or this process from the others. A client that sends and doesn't read is
 * disconnected.
 */
@Injectable()
export class FrameBudget {
  private readonly lanes = new Map<string, ConcurrencyLimiter>();

  constructor(private readonly limits: RateLimits) {}

  /** @throws 429 beyond the budget */
  async spend<Result>(socket: LiveSocket, work: () => Promise<Result>): Promise<Result> {
    if (this.dropIfSlow(socket)) throw tooMany();
    const { accountId } = socket.data.actor;
    await this.limits.consume('frames', accountId);
    const lane = this.lanes.get(accountId) ?? new ConcurrencyLimiter(AT_ONCE, MOST_WAITING, tooMany);
    this.lanes.set(accountId, lane);
    try {
      return await lane.run(work);
    } finally {
      if (lane.isEmpty) this.lanes.delete(accountId);
    }
  }

  /** Closes a socket whose client doesn't read. @returns whether it did */
  dropIfSlow(socket: LiveSocket): boolean {
    if (unreadBytes(socket) <= MOST_UNREAD_BYTES) return false;
    // Terminates at once, because a close frame would wait behind everything unread.
    insideOf(socket).transport.socket?.terminate?.();
    socket.conn.close(true);
    return true;
  }
}

/** Internals that the declared type of a connection hides. */
interface Inside {
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  /** For a WebSocket: bytes that the system has not taken from it. */
  readonly transport: { readonly socket?: { readonly bufferedAmount?: number; terminate?(): void } };
}

const insideOf = ({ conn }: LiveSocket): Inside => conn as unknown as Inside;

function unreadBytes(socket: LiveSocket): number {
  const { writeBuffer, transport } = insideOf(socket);
  const waiting = writeBuffer.reduce((bytes, { data }) => bytes + (typeof data === 'string' ? data.length : 0), 0);
  return waiting + (transport.socket?.bufferedAmount ?? 0);
}
