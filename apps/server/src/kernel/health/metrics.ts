import { createServer, type Server } from 'node:http';

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { Config } from '#kernel/config/config.ts';
import { Database } from '#kernel/database/database.ts';
import { stalledLoops } from '#kernel/jobs/polling-loop.ts';
import { RealtimeServer } from '#kernel/realtime/realtime-server.ts';

/** Serves Prometheus metrics on a port of their own, bound to an internal address, never on the public server. */
@Injectable()
export class Metrics implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly registry = new Registry();
  private server: Server | undefined;

  readonly requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by call',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [this.registry],
  });

  readonly messagesSent = new Counter({
    name: 'chat_messages_sent_total',
    help: 'Messages committed',
    registers: [this.registry],
  });

  constructor(
    private readonly config: Config,
    database: Database,
    realtime: RealtimeServer,
  ) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'socket_connections',
      help: 'Open sockets of this process',
      registers: [this.registry],
      collect() {
        this.set(realtime.io.sockets.sockets.size);
      },
    });
    new Gauge({
      name: 'outbox_waiting',
      help: 'Events not yet carried to the queues',
      registers: [this.registry],
      async collect() {
        const [row] = await database.query<{ n: string }>(
          'SELECT count(*) AS n FROM outbox WHERE published_at IS NULL',
        );
        this.set(Number(row?.n ?? 0));
      },
    });
  }

  onApplicationBootstrap(): void {
    const { METRICS_PORT: port, METRICS_HOST: host } = this.config.env;
    if (port === 0) return;
    this.server = createServer((request, response) => {
      if (request.url === '/health') {
        const stalled = stalledLoops();
        response.writeHead(stalled.length === 0 ? 200 : 503).end(stalled.join('\n'));
        return;
      }
      if (request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(503).end(),
      );
    }).listen(port, host);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
