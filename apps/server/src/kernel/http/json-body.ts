import { filled } from '@common-roof/words';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';

import { callOfRoute } from './call.decorator.ts';
import { DomainError } from '#kernel/errors/domain-error.ts';
import { JSON_LIMITS, measureJson } from './json-shape.ts';

const REFUSALS = {
  depth: filled('This is nested deeper than {most} levels.', { most: JSON_LIMITS.depth }),
  parts: filled('This has more than {most} parts.', { most: JSON_LIMITS.parts }),
} as const;

/**
 * Parses JSON only within bounds on its shape: a few megabytes of brackets would otherwise become hundreds of megabytes
 * of objects and block everyone else. A call may declare a larger body.
 */
export function readJson(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', (route) => {
    const most = callOfRoute([route.method].flat(), route.url)?.bodyBytes;
    if (most !== undefined) route.bodyLimit = most;
  });
  const parse = boundedJson(fastify);
  app.useBodyParser<RawServerDefault>('application/json', {}, parse);
}

type Done = (error: Error | null, body?: unknown) => void;

/** Returns the parser of a JSON body. @throws 400 through `done`, even before parsing */
export function boundedJson(fastify: FastifyInstance): (request: FastifyRequest, body: Buffer, done: Done) => void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  return (request, body, done) => {
    const excess = measureJson(body);
    if (excess) done(new DomainError('invalid_request', { detail: REFUSALS[excess] }));
    else void parse(request, body.toString(), done);
  };
}
