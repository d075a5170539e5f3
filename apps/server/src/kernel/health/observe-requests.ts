import type { INestApplicationContext } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

import { Metrics } from './metrics.ts';

/** Measures the time of every response by the route's pattern, because concrete paths would give one series per id. */
export function observeRequests(fastify: FastifyInstance, app: INestApplicationContext): void {
  const metrics = app.get(Metrics);
  fastify.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode };
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}
