import type { FastifyInstance } from 'fastify';

/** Requests under way when the server closes have so long to be answered. */
const ANSWER_MS = 8_000;

/**
 * What a closing server does with its connections: those that idle are closed at once, each other one with its answer,
 * and whoever is not answered in time is cut off.
 */
export function endInGoodOrder(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    setTimeout(() => {
      fastify.server.closeAllConnections();
    }, ANSWER_MS).unref();
    done();
  });
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) void reply.header('connection', 'close');
    done();
  });
}
