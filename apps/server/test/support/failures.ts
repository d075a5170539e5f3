import type { ArgumentsHost } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

import { ProblemFilter } from '#kernel/http/problem.filter.ts';
import { toDomainError } from '#kernel/errors/problem.ts';

interface Failure {
  readonly path: string;
  readonly cause: unknown;
}

const failures = new Map<string, Failure>();
let watched = false;

/** Records from now on the cause of every "internal" answer of the api: the answer itself does not state it. */
export function rememberFailures(): void {
  if (watched) return;
  watched = true;
  const answer = Object.getOwnPropertyDescriptor(ProblemFilter.prototype, 'catch')?.value as ProblemFilter['catch'];
  ProblemFilter.prototype.catch = function (this: ProblemFilter, thrown: unknown, host: ArgumentsHost): void {
    const { id, url } = host.switchToHttp().getRequest<FastifyRequest>();
    if (toDomainError(thrown).code === 'internal') failures.set(id, { path: url, cause: thrown });
    answer.call(this, thrown, host);
  };
}

/** @throws the server's error, when this answer reports one; no test expects a failure */
export function requireNoFailure({ status, body }: { readonly status: number; readonly body: unknown }): void {
  if (status !== 500) return;
  const { request_id: id = '' } = (body ?? {}) as { request_id?: string };
  const { path = 'something', cause } = failures.get(id) ?? {};
  // A report shows the message alone.
  const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
  throw new Error(`The server failed at ${path}: ${reason}`, { cause });
}
