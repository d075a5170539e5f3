import type { FastifyInstance } from 'fastify';

/** Milliseconds that running requests have to finish once the server closes. */
const ANSWER_MS = 8_000;

/**
 * Closes idle connections at once and busy ones with their response. Requests that are still running after {@link
 * ANSWER_MS} are cut off.
 */
export function gracefulShutdown(fastify: FastifyInstance): void {
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
