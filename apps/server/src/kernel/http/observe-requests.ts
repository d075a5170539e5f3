import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import { Metrics } from '#kernel/metrics/metrics.ts';

/** Measures the time of every response by the route's pattern, because concrete paths would give one series per id. */
export function observeRequests(fastify: FastifyInstance, app: INestApplicationContext): void {
  const timer = app.get(Metrics).timer({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by call',
    labels: ['method', 'route', 'status'],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    timer.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1_000);
    done();
  });
}
