import { PROBLEM_STATUS, type ProblemCode } from '@common-roof/contracts';
import type { SecurityEvent } from '#kernel/logging/security-events.ts';
import { type ProblemText, problemText, type Reader, readerOf } from '@common-roof/words';

export interface FieldError {
  readonly path: string;
  /** A function where only the library of the schemas can say it. */
  readonly message: ProblemText | ((reader: Reader) => string);
}

export interface DomainErrorDetails {
  /** For the person who reads it. */
  readonly detail?: ProblemText;
  readonly errors?: readonly FieldError[];
  /** What the server holds, on a conflict. */
  readonly current?: unknown;
  /** With which the next step of a sign-in is taken. */
  readonly challenge?: string;
  /** Seconds. */
  readonly retryAfter?: number;
  /** What the log says of it, where its code says less. */
  readonly event?: SecurityEvent;
}

/** Logs are in English. */
const ENGLISH = readerOf('en');

/** The one error that services throw on purpose; the edge turns it into a problem. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly details: DomainErrorDetails = {},
  ) {
    super(details.detail === undefined ? code : problemText(details.detail, ENGLISH));
    this.name = 'DomainError';
    this.status = PROBLEM_STATUS[code];
  }
}

/** Not there, or not yours: the two are never told apart. */
export const notFound = (): DomainError => new DomainError('not_found', { detail: 'There is nothing here for you.' });

/** 422 that names one field. */
export const unacceptable = (path: string, message: ProblemText): DomainError =>
  new DomainError('rule_violated', { detail: message, errors: [{ path, message }] });
