import { createServer, type Server } from 'node:http';

import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

import { Config } from '#kernel/config/config.ts';
import { VERSION } from '#kernel/http/openapi.ts';
import { stalledLoops } from '#kernel/jobs/polling-loop.ts';
import { Metrics } from '#kernel/metrics/metrics.ts';

/** Serves metrics on a port of their own, bound to an internal address, never on the public server. */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly metrics: Metrics,
  ) {
    const labels = { version: VERSION, role: config.env.ROLE };
    metrics.gauge(
      { name: 'build_info', help: 'Always 1; release and role of the process', labels: ['version', 'role'] },
      () => [{ labels, value: 1 }],
    );
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
      this.metrics.expose().then(
        ({ text, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(text),
        () => response.writeHead(503).end(),
      );
    }).listen(port, host);
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
