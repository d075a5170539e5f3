import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@common-roof/contracts';
import { HttpException } from '@nestjs/common';
import { ZodError } from 'zod';

import { sqlState } from '../database/database.ts';
import { type Issue, plainIssues } from './closest-alternative.ts';
import { DomainError, type DomainErrorDetails } from './domain-error.ts';

const TITLES: Record<ProblemCode, string> = {
  invalid_request: 'The request is not valid',
  unauthenticated: 'Sign in first',
  wrong_credentials: 'The sign-in did not work',
  forbidden: 'Not allowed',
  step_up_required: 'Confirm with your password',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  conflict: 'That is not possible now',
  stale_version: 'Somebody else changed it',
  link_spent: 'The link is used or has expired',
  body_too_large: 'Too large',
  address_too_long: 'The address is too long',
  unsupported_media_type: 'This kind of content is not accepted',
  expectation_failed: 'That cannot be expected here',
  rule_violated: 'That is not acceptable',
  rate_limited: 'Too many requests',
  headers_too_large: 'Headers too large',
  internal: 'Something went wrong on our side',
  unavailable: 'Not available at the moment',
};

const CODE_OF_STATUS = new Map<number, ProblemCode>([
  [400, 'invalid_request'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'method_not_allowed'],
  [413, 'body_too_large'],
  [414, 'address_too_long'],
  [415, 'unsupported_media_type'],
  [417, 'expectation_failed'],
  [429, 'rate_limited'],
  [431, 'headers_too_large'],
  [503, 'unavailable'],
]);

/** Connection lost or refused, out of connections or disk, shutting down, a statement that ran out of time. */
const DATABASE_AWAY = /^(08|53|57P0|57014|55P03|ECONN|EPIPE|ETIMEDOUT)/;
/** What the pool and the driver say, without a code, of a connection that is gone. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;
/** Text that PostgreSQL cannot store or convert slipped past a schema: the caller's fault all the same. */
const BAD_DATA = '22';

/** @param error or the issues of one */
export function invalidRequest(
  { issues }: { issues: readonly Issue[] },
  part?: 'params' | 'query' | 'body',
): DomainError {
  const errors = plainIssues(issues).flatMap((issue) => {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return names.map((name) => ({
      path: name.join('.') || (part ?? ''),
      message: issue.code === 'unrecognized_keys' ? 'is not a field of this call' : issue.message,
    }));
  });
  // A hostile body can be wrong in thousands of places; nobody reads more than these.
  return new DomainError('invalid_request', { detail: 'Some of it cannot be accepted.', errors: errors.slice(0, 20) });
}

/** Whatever was thrown, as an error with a code. Unknown ones become `internal` and must be logged by the caller. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return invalidRequest(error);
  if (error instanceof HttpException) return fromStatus(error.getStatus(), error.message);
  const state = sqlState(error) ?? '';
  if (DATABASE_AWAY.test(state)) return new DomainError('unavailable', { retryAfter: 2 });
  if (state.startsWith(BAD_DATA)) return new DomainError('invalid_request', { detail: 'A value cannot be stored.' });
  // Fastify's own refusals (unparsable JSON, a body over the limit) carry a status.
  const status = typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return fromStatus(status, error instanceof Error ? error.message : '');
  }
  if (error instanceof Error && LOST_CONNECTION.test(error.message)) {
    return new DomainError('unavailable', { retryAfter: 2 });
  }
  return new DomainError('internal');
}

function fromStatus(status: number, message: string): DomainError {
  const code = CODE_OF_STATUS.get(status) ?? (status < 500 ? 'invalid_request' : 'internal');
  return new DomainError(code, code === 'internal' ? {} : { detail: message });
}

export function toProblem(error: DomainError, at: { instance: string; requestId: string }): Problem {
  const { code, details } = error;
  const { detail, errors, current, retryAfter }: DomainErrorDetails = details;
  return {
    type: `https://common-roof.test/problems/${code}`,
    title: TITLES[code],
    status: PROBLEM_STATUS[code],
    detail: detail ?? TITLES[code],
    instance: at.instance,
    code,
    request_id: at.requestId,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(current === undefined ? {} : { current: current as NonNullable<Problem['current']> }),
    ...(errors === undefined || errors.length === 0 ? {} : { errors: [...errors] }),
  };
}
