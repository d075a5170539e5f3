import { AsyncLocalStorage } from 'node:async_hooks';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import pg from 'pg';

/** Queries that are caused by a request, and yet are made whenever a loop of the process gets to them. */
const BACKGROUND = /\b(outbox|processed_event|email_message|conversation_reads r USING|announce_pending)\b/;

/** Set within the counted work, and within every request. */
const asked = new AsyncLocalStorage<true>();

/**
 * Lets queries of requests be told from those of the process itself, which looks at its clock and its sessions every
 * few seconds.
 */
export function markRequests(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const mark = (_request: FastifyRequest, _reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    asked.run(true, done);
  };
  // Twice, because a body is read in another context.
  server.addHook('onRequest', mark);
  server.addHook('preValidation', mark);
}

/** Counts the queries that went to PostgreSQL for `work`, and for requests that were made while it ran. */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { query } = pg.Client.prototype;
  let count = 0;
  const counting = function (this: pg.Client, ...given: unknown[]): unknown {
    const [first] = given;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (asked.getStore() === true && !BACKGROUND.test(text)) count += 1;
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  };
  Object.assign(pg.Client.prototype, { query: counting });
  try {
    await asked.run(true, work);
  } finally {
    Object.assign(pg.Client.prototype, { query });
  }
  return count;
}
