import type { Problem, ProblemCode } from '@common-roof/contracts';

/** The error of a failed call. `status` is 0 if no answer came. */
export interface ApiError {
  status: number;
  code: ProblemCode | null;
  /** A sentence for the reader. */
  message: string;
  fields: readonly { path: string; message: string }[];
  retryAfter: number | null;
  /** The challenge for the second step of a sign-in. */
  challenge?: string | undefined;
  /** The server's current version, on a 409. */
  current: unknown;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'fields' in error && 'message' in error;

/**
 * Returns the newer version another person saved, if that is why a call was rejected. The type is the server's
 * contract, which we trust.
 */
export const savedElsewhere = <Held>(error: unknown): Held | null =>
  isApiError(error) && error.code === 'stale_version' ? (error.current as Held | null) : null;

export const isClientError = (status: number): boolean => status >= 400 && status < 500;

/** Whether the same call may succeed later: no answer came, or the server is busy or down. */
export const isTemporary = ({ status }: ApiError): boolean => status === 429 || !isClientError(status);

/**
 * Returns the message a form shows for a rejected call: that of the first invalid field, if there is one. Other
 * failures were already shown as alerts.
 */
export const refusalOf = (error: unknown): string | undefined =>
  isApiError(error) && isClientError(error.status) ? (error.fields[0]?.message ?? error.message) : undefined;

export function errorOfProblem(problem: Problem): ApiError {
  return {
    status: problem.status,
    code: problem.code,
    message: problem.detail,
    fields: problem.errors ?? [],
    retryAfter: problem.retry_after ?? null,
    challenge: problem.challenge,
    current: problem.current ?? null,
  };
}

const looksLikeProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string' && 'code' in body;

export function errorOfAnswer(status: number, body: unknown, fallback: string): ApiError {
  if (looksLikeProblem(body)) return { ...errorOfProblem(body), status };
  return { status, code: null, message: fallback, fields: [], retryAfter: null, current: null };
}
