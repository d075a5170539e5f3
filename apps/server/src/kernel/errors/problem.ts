import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@common-roof/contracts';
import { inEveryLocale } from '@common-roof/messages';
import { fieldProblem, isSentence, problemText, problemTitle, type Reader } from '@common-roof/words';
import { HttpException } from '@nestjs/common';
import { z, ZodError } from 'zod';

import { type Issue, plainIssues } from './closest-alternative.ts';
import { DomainError, type DomainErrorDetails, type FieldError } from './domain-error.ts';
import { sqlState } from './sql-state.ts';

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

/**
 * Connection lost or refused, out of connections or disk, shutting down, or a statement or transaction that timed out.
 */
const DATABASE_AWAY = /^(08|53|57P0|57014|55P03|25P0[34]|ECONN|EPIPE|ETIMEDOUT)/;
/**
 * Messages without a code from the pool, the driver and the ORM about a lost connection, or one lost during a
 * transaction.
 */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|and is not queryable|Query runner already released/;
/** Text that PostgreSQL can't store or convert although a schema accepted it. It is still the caller's fault. */
const BAD_DATA = '22';
/** A trigger says so. */
const NOT_IN_SAMPLE_HOUSE = 'CR001';

/** @param error an error, or the issues of one */
export function invalidRequest(
  { issues }: { issues: readonly Issue[] },
  part?: 'params' | 'query' | 'body',
): DomainError {
  const errors = plainIssues(issues).flatMap((issue) => {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return names.map((name) => ({
      path: name.join('.') || (part ?? ''),
      message: issue.code === 'unrecognized_keys' ? ('This call has no such field.' as const) : inWords(issue),
    }));
  });
  // A hostile body can be wrong in thousands of places. Nobody reads more than these.
  return new DomainError('invalid_request', { detail: 'Some of it cannot be accepted.', errors: errors.slice(0, 20) });
}

/** What a sample house refuses: it would concern real people, or would have to be kept. */
export const sampleHouseRefusal = (): DomainError =>
  new DomainError('conflict', { detail: 'This is a sample house. List your own house to do this.' });

/** Converts anything thrown to an error with a code. Unknown errors become `internal`, and the caller must log them. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) return invalidRequest(error);
  if (error instanceof HttpException) return fromStatus(error.getStatus(), error.message);
  const state = sqlState(error) ?? '';
  if (state === NOT_IN_SAMPLE_HOUSE) return sampleHouseRefusal();
  if (DATABASE_AWAY.test(state)) return new DomainError('unavailable', { retryAfter: 2 });
  if (state.startsWith(BAD_DATA)) return new DomainError('invalid_request', { detail: 'A value cannot be stored.' });
  // Fastify's own rejections (unparsable JSON, a body over the limit) have a status.
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
  // A sentence of the framework is passed on if it is readable for everyone.
  return new DomainError(code, code !== 'internal' && isSentence(message) ? { detail: message } : {});
}

/** Returns a field's message from the schema. The library's own messages also exist in other languages. */
const inWords = (issue: Issue): FieldError['message'] =>
  fieldProblem(issue.message) ?? ((reader) => libraryMessage(issue, reader));

/** The schemas' own messages by language. The library writes an issue in English. */
const libraryLocales = inEveryLocale((locale) => (locale === 'en' ? undefined : z.locales[locale]().localeError));

function libraryMessage(issue: Issue, { locale }: Reader): string {
  const said = libraryLocales[locale]?.({ ...issue, input: undefined });
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

interface Asked {
  readonly instance: string;
  readonly requestId: string;
  readonly reader: Reader;
}

export function toProblem({ code, details }: DomainError, { instance, requestId, reader }: Asked): Problem {
  const { detail, errors, current, challenge, retryAfter }: DomainErrorDetails = details;
  const title = problemTitle(code, reader);
  return {
    type: `https://common-roof.test/problems/${code}`,
    title,
    status: PROBLEM_STATUS[code],
    detail: detail === undefined ? title : problemText(detail, reader),
    instance,
    code,
    request_id: requestId,
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(challenge === undefined ? {} : { challenge }),
    ...(current === undefined ? {} : { current: current as NonNullable<Problem['current']> }),
    ...(errors === undefined || errors.length === 0 ? {} : { errors: errors.map((error) => fieldIn(error, reader)) }),
  };
}

const fieldIn = ({ path, message }: FieldError, reader: Reader): { path: string; message: string } => ({
  path,
  message: typeof message === 'function' ? message(reader) : problemText(message, reader),
});
