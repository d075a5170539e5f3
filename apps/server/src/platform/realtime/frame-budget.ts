import { Injectable } from '@nestjs/common';

import { DomainError } from '../http/domain-error.ts';
import { RateLimits } from '../security/rate-limits.ts';
import { ConcurrencyLimiter } from '../security/concurrency-limiter.ts';
import type { LiveSocket } from './realtime-server.ts';

/** Of an account, over all its sockets of this process. */
const AT_ONCE = 4;
const MOST_WAITING = 32;
/** Told to a socket and not read by its other end yet. */
const MOST_UNREAD_BYTES = 2_000_000;

const tooMany = (): DomainError =>
  new DomainError('rate_limited', { detail: 'That was too much at once. Wait a little.', retryAfter: 1 });

/**
 * What sockets may ask for. The frames of an account are few at once, in order, and counted by the minute: nobody
 * takes the database or this process from the others. A client that sends and does not read is disconnected.
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

  /** Closes a socket whose other end does not read. @returns whether it did */
  dropIfSlow(socket: LiveSocket): boolean {
    if (unreadBytes(socket) <= MOST_UNREAD_BYTES) return false;
    // Not asked politely: the request would wait behind all the rest.
    insideOf(socket).transport.socket?.terminate?.();
    socket.conn.close(true);
    return true;
  }
}

/** What the declaration of a connection keeps to itself. */
interface Inside {
  readonly writeBuffer: readonly { readonly data?: unknown }[];
  /** Of a WebSocket: what the system has not taken from it. */
  readonly transport: { readonly socket?: { readonly bufferedAmount?: number; terminate?(): void } };
}

const insideOf = ({ conn }: LiveSocket): Inside => conn as unknown as Inside;

function unreadBytes(socket: LiveSocket): number {
  const { writeBuffer, transport } = insideOf(socket);
  const waiting = writeBuffer.reduce((bytes, { data }) => bytes + (typeof data === 'string' ? data.length : 0), 0);
  return waiting + (transport.socket?.bufferedAmount ?? 0);
}
