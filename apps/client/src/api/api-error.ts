import type { Problem, ProblemCode } from '@common-roof/contracts';

/** What a failed call tells its caller. `status` 0: no answer came. */
export interface ApiError {
  status: number;
  code: ProblemCode | null;
  /** A sentence for the person at the screen. */
  message: string;
  fields: readonly { path: string; message: string }[];
  retryAfter: number | null;
  /** With which the next step of a sign-in is taken. */
  challenge?: string | undefined;
  /** What the server holds, on a 409. */
  current: unknown;
}

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'status' in error && 'fields' in error && 'message' in error;

/** What somebody else saved meanwhile, where that is why a call was refused. The server's own contract, which we trust. */
export const savedElsewhere = <Held>(error: unknown): Held | null =>
  isApiError(error) && error.code === 'stale_version' ? (error.current as Held | null) : null;

export const isClientError = (status: number): boolean => status >= 400 && status < 500;

/** What a form says as a whole of a refusal of ours: of the first wrong field, where it names one. Other failures were alerted already. */
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
