import { type ClientToServerEvents, LIMITS, type ServerToClientEvents } from '@common-roof/contracts';
import type { Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { type BeforeApplicationShutdown, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Server, type Socket } from 'socket.io';

import { Config } from '#kernel/config/config.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { RedisConnections } from '#kernel/redis/redis.ts';
import { Encryption } from '#kernel/crypto/encryption.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';
import { HandshakeGuard } from './handshake-guard.ts';
import { nodeAdapter, STREAM } from './node-adapter.ts';
import { RecentPushes } from './recent-pushes.ts';

export interface SocketData {
  actor: Actor;
  /** Whether the account had no other socket, on any node. */
  isFirst: boolean;
  ip: string;
  /** Milliseconds since the epoch at which the token, not the session, ends. */
  tokenEndsAt: number;
}

export type LiveServer = Server<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>;
export type LiveSocket = Socket<ClientToServerEvents, ServerToClientEvents, Record<string, never>, SocketData>;

const PUBLISH_TIMEOUT_MS = 500;
/** For how long a push crosses to the other nodes, at most. */
const KEPT_MS = 30_000;
const TRIM_EVERY_MS = 10_000;
/** Between two sockets that are closed when the process ends, on average; and from the first to the last. */
const APART_MS = 2;
const MOST_APART_MS = 4_000;

/**
 * The Socket.IO server of this process. The api attaches it to its HTTP server; a worker never does, and only pushes
 * through the shared Redis stream.
 */
@Injectable()
export class RealtimeServer implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly io: LiveServer;
  readonly handshakes: HandshakeGuard;
  readonly recent = new RecentPushes();
  private trimming: NodeJS.Timeout | undefined;
  private readonly publisher: ReturnType<RedisConnections['connect']>;

  constructor(
    private readonly redis: RedisConnections,
    private readonly encryption: Encryption,
    config: Config,
    metrics: Metrics,
  ) {
    // A push is a hint: with Redis away or hanging it must fail soon instead of piling up.
    this.publisher = redis.connect('realtime', {
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      commandTimeout: PUBLISH_TIMEOUT_MS,
    });
    this.handshakes = new HandshakeGuard(config);
    this.io = new Server({
      adapter: nodeAdapter(this.publisher, null, encryption, this.recent),
      serveClient: false,
      maxHttpBufferSize: LIMITS.socketFrameBytes,
      perMessageDeflate: false,
      httpCompression: false,
      pingInterval: 20_000,
      pingTimeout: 15_000,
      cors: { origin: false },
      allowRequest: this.handshakes.allow,
    });
    metrics.gauge({ name: 'socket_connections', help: 'Open sockets of this process' }, () => [
      { labels: {}, value: this.io.sockets.sockets.size },
    ]);
  }

  /** From now on this process has sockets, and hears what the others push. */
  attach(server: HttpServer): void {
    // The reader polls in a loop: it must wait for Redis to return, not fail in a tight circle.
    const connectReader = () => this.redis.connect('realtime-reader');
    this.io.adapter(nodeAdapter(this.publisher, connectReader, this.encryption, this.recent));
    this.io.attach(server);
    this.handshakes.watch(this.io.engine);
    this.trimming = setInterval(() => void this.trim().catch(() => undefined), TRIM_EVERY_MS).unref();
  }

  /** Forgets what every node that listens has heard long ago. By the clock of Redis, which is that of the entries. */
  async trim(keptMs = KEPT_MS): Promise<void> {
    const [seconds] = await this.publisher.time();
    await this.publisher.xtrim(STREAM, 'MINID', Number(seconds) * 1_000 - keptMs);
  }

  /** One after another, or all of them would knock at the other nodes in the same instant. */
  async beforeApplicationShutdown(): Promise<void> {
    const sockets = [...this.io.sockets.sockets.values()];
    const spread = Math.min(sockets.length * APART_MS, MOST_APART_MS);
    await Promise.all(
      sockets.map(async (socket) => {
        await pause(Math.random() * spread);
        socket.disconnect(true);
      }),
    );
  }

  /** Closes what is left of this process; the sockets of the others are theirs. */
  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.trimming);
    this.io.local.disconnectSockets(true);
    await this.io.close().catch(() => undefined);
  }
}
