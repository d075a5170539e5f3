import { AUTH_HEADER, type HttpMethod, IDEMPOTENCY_HEADER } from '@common-roof/contracts';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';

import { showError, failureText, UNEXPECTED_ERROR } from '#lib/alerts.ts';
import { logFailure } from '#lib/log.ts';
import { ANSWERED_AT_HEADER } from '#lib/stored-answers.ts';
import { noteAnsweredAt } from '#lib/use-network.ts';
import { stepUpPrompt } from '#lib/prompt.ts';
import { session } from '#session/session.ts';
import { type ApiError, errorOfAnswer, isClientError } from './api-error.ts';
import { releaseKey, idempotencyKeyFor } from './idempotency-keys.ts';

export interface ApiRequest {
  method: HttpMethod;
  path: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
  /** The caller shows a failure itself (an outbox keeps what it could not send). It is still logged. */
  quiet?: boolean;
}

/** Returns the path of a request with its query. */
export function urlOf({ path, query }: ApiRequest): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

type Outcome = { data: unknown } | { error: ApiError };

function headersOf(request: ApiRequest, token: string | null): Headers {
  const headers = new Headers({ accept: 'application/json, application/problem+json' });
  if (token !== null) headers.set(AUTH_HEADER, token);
  if (request.body !== undefined) headers.set('content-type', 'application/json');
  // The server ignores it where a repetition does no harm. Visitors have no account to remember a key for.
  if (request.method !== 'GET' && token !== null) headers.set(IDEMPOTENCY_HEADER, idempotencyKeyFor(request));
  return headers;
}

async function bodyOf(answer: Response): Promise<unknown> {
  const text = await answer.text();
  return text === '' ? null : JSON.parse(text);
}

function unexpected(request: ApiRequest, status: number, body: unknown, cause: unknown): Outcome {
  logFailure(`${request.method} ${request.path} failed`, cause);
  const message = failureText(status);
  // Every page already shows that it is offline, so a failed read needs no alert.
  const isSaid = message !== UNEXPECTED_ERROR && request.method === 'GET';
  if (request.quiet !== true && !isSaid) showError(message);
  return { error: { ...errorOfAnswer(status, body, message), message } };
}

/** Sends one request by the rules of every call: token, renewal, problems, alerts and what the caller receives. */
export async function send(request: ApiRequest, signal?: AbortSignal): Promise<Outcome> {
  const token = session.token();
  try {
    const answer = await fetch(urlOf(request), {
      method: request.method,
      headers: headersOf(request, token),
      // A removal that was begun is finished although its page is closed. Browsers keep small requests only.
      ...(request.body === undefined
        ? { keepalive: request.method === 'DELETE' }
        : { body: JSON.stringify(request.body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    const renewed = answer.headers.get(AUTH_HEADER);
    if (renewed !== null) session.renew(renewed);
    const answeredAt = answer.headers.get(ANSWERED_AT_HEADER);
    noteAnsweredAt(answeredAt === null ? null : Date.parse(answeredAt));
    if (answer.ok) {
      const data = await bodyOf(answer);
      releaseKey(request);
      return { data };
    }

    const body = await bodyOf(answer).catch(() => null);
    if (!isClientError(answer.status)) return unexpected(request, answer.status, body, body ?? answer.statusText);
    const error = errorOfAnswer(answer.status, body, UNEXPECTED_ERROR);
    // If told to wait for a running request, it stays the same intention.
    if (error.retryAfter === null) releaseKey(request);
    // Repeated after the password was entered.
    if (error.code === 'step_up_required' && (await stepUpPrompt.ask(asksForFactor(error))))
      return await send(request, signal);
    if (error.status === 401 && !isAboutSigningIn(error) && token !== null) session.end('revoked', token);
    return { error };
  } catch (cause) {
    if (signal?.aborted === true) return { error: errorOfAnswer(0, null, UNEXPECTED_ERROR) };
    return unexpected(request, 0, null, cause);
  }
}

const asksForFactor = ({ current }: ApiError): boolean =>
  typeof current === 'object' && current !== null && 'factor' in current && current.factor === true;

/** Whether the error is about a sign-in attempt and says nothing about an existing session. */
const isAboutSigningIn = ({ code }: ApiError): boolean =>
  code === 'wrong_credentials' || code === 'second_step_required' || code === 'passkey_required';

export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = (request, { signal }) => send(request, signal);
