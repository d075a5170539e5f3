import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

import { Config } from '#kernel/config/config.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';
import { repeatedFailures } from '#kernel/logging/repeated-messages.ts';

/** Longer than any reader blocks. A connection whose peer is gone is opened again. */
const SILENCE_MS = 15_000;

/** Opens connections to Redis and closes all of them at shutdown. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly logger = new Logger('redis');
  private readonly open = new Map<Redis, { readonly name: string; connects: number }>();
  private shared: Redis | undefined;

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
    const labels = ['connection'] as const;
    metrics.gauge({ name: 'redis_connected', help: '1 while a connection is usable', labels }, () =>
      [...this.open].map(([client, { name }]) => ({
        labels: { connection: name },
        value: client.status === 'ready' ? 1 : 0,
      })),
    );
    metrics.total({ name: 'redis_reconnects_total', help: 'Connections that were made again', labels }, () =>
      [...this.open.values()].map(({ name, connects }) => ({
        labels: { connection: name },
        value: Math.max(0, connects - 1),
      })),
    );
  }

  /** For commands of a request: fails fast when Redis is down, so that nobody waits for it. */
  get commands(): Redis {
    this.shared ??= this.connect('commands', {
      maxRetriesPerRequest: 1,
      enableOfflineQueue: false,
      commandTimeout: 1_000,
    });
    return this.shared;
  }

  /** For blocking readers and workers: waits for Redis to come back. */
  connect(name: string, options: Omit<RedisOptions, 'replyMapping'> = { maxRetriesPerRequest: null }): Redis {
    const client = new Redis(this.config.env.REDIS_URL, {
      connectionName: `common-roof:${name}`,
      socketTimeout: SILENCE_MS,
      // The reply format that queues and sockets expect, from every supported server.
      protocol: 2,
      retryStrategy: (times) => Math.min(times * 100, 2_000),
      ...options,
    });
    client.on('error', (error: Error) => {
      const line = repeatedFailures.firstOccurrence(`Redis: ${error.message}`);
      if (line !== undefined) this.logger.error(line);
    });
    const state = { name, connects: 0 };
    client.on('ready', () => {
      state.connects += 1;
    });
    this.open.set(client, state);
    return client;
  }

  onApplicationShutdown(): void {
    for (const client of this.open.keys()) client.disconnect();
  }
}
