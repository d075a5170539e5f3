import { PROBLEM_STATUS, type ProblemCode } from '@common-roof/contracts';

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

export interface DomainErrorDetails {
  /** A sentence for the person who reads it. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** What the server holds, on a conflict. */
  readonly current?: unknown;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** The one error that services throw on purpose; the edge turns it into a problem. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly details: DomainErrorDetails = {},
  ) {
    super(details.detail ?? code);
    this.name = 'DomainError';
    this.status = PROBLEM_STATUS[code];
  }
}

/** Not there, or not yours: the two are never told apart. */
export const notFound = (): DomainError => new DomainError('not_found', { detail: 'There is nothing here for you.' });

/** 422 that names one field. */
export const unacceptable = (path: string, message: string): DomainError =>
  new DomainError('rule_violated', { detail: message, errors: [{ path, message }] });
