import { type ClientToServerEvents, LIMITS, type ServerToClientEvents } from '@common-roof/contracts';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Server, type Socket } from 'socket.io';

import { Config } from '../config/config.ts';
import type { Actor } from '../http/actor.ts';
import { RedisConnections } from '../redis/redis.ts';

export interface SocketData {
  actor: Actor;
  ip: string;
  /** Milliseconds since the epoch at which the token, not the session, ends. */
  tokenEndsAt: number;
}

export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>;

/** Bounds what a node that was away can be told again; the database tells the rest. */
const STREAM_LENGTH = 10_000;
/** The adapter serves the sockets of its own node only after Redis has taken a push for the others. */
const PUBLISH_TIMEOUT_MS = 500;

/**
 * The Socket.IO server of this process. The api attaches it to its HTTP server; a worker never does, and only pushes
 * through the shared Redis stream.
 */
@Injectable()
export class RealtimeServer implements OnApplicationShutdown {
  readonly io: LiveServer;

  constructor(redis: RedisConnections, config: Config) {
    // A push is a hint: with Redis away or hanging it must fail soon, so that the sockets of this node are still served.
    const publisher = redis.connect('realtime', {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: PUBLISH_TIMEOUT_MS,
    });
    // The adapter's reader polls in a loop: it must wait for Redis to return, not fail in a tight circle.
    publisher.duplicate = () => redis.connect('realtime-reader');
    this.io = new Server({
      adapter: createAdapter(publisher, { maxLen: STREAM_LENGTH, onlyPlaintext: true }),
      serveClient: false,
      maxHttpBufferSize: LIMITS.socketFrameBytes,
      perMessageDeflate: false,
      httpCompression: false,
      pingInterval: 20_000,
      pingTimeout: 15_000,
      connectTimeout: 10_000,
      cors: { origin: false },
      allowRequest: (request, decide) => {
        const { origin } = request.headers;
        const own =
          origin === undefined ||
          origin === new URL(config.env.PUBLIC_URL).origin ||
          sameHost(origin, request.headers.host);
        decide(own ? null : 'origin not allowed', own);
      },
    });
    this.io.engine?.on('connection_error', () => undefined);
  }

  /** Sockets are closed by the HTTP server's end in the api; a worker has none. */
  async onApplicationShutdown(): Promise<void> {
    this.io.disconnectSockets(true);
    await this.io.close().catch(() => undefined);
  }
}

function sameHost(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host;
}
