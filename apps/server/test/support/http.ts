import { randomUUID } from 'node:crypto';

import * as contracts from '@common-roof/contracts/schemas';
import { AUTH_HEADER, type Call, IDEMPOTENCY_HEADER, isCall } from '@common-roof/contracts';
import { Problem } from '@common-roof/contracts/schemas';

import { requireNoFailure } from './failures.ts';
import { readerOf, secrets } from './secrets.ts';
import type { TestApp } from './test-app.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed if it is JSON. */
  readonly body: unknown;
}

export interface Request {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export async function call(
  app: Pick<TestApp, 'url'>,
  method: string,
  path: string,
  { token, body, headers }: Request = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { [AUTH_HEADER]: token }),
      ...(needsKey(method, path) ? { [IDEMPOTENCY_HEADER]: randomUUID() } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const answer = {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson && text ? (JSON.parse(text) as unknown) : undefined,
  };
  requireNoFailure(answer);
  secrets.look('answers', `${method} ${path}`, text, readerOf(token));
  requirePromised(method, path, answer);
  return answer;
}

/** Literal paths before those with parameters, as in the router. */
const CALLS = Object.values<unknown>(contracts)
  .filter(isCall)
  .map((known) => ({ known, pattern: new RegExp(`^${known.path.replace(/\{\w+\}/g, '[^/]+')}$`) }))
  .sort((a, b) => Number(a.known.path.includes('{')) - Number(b.known.path.includes('{')));

const callAt = (method: string, path: string): Call | undefined => {
  const pathname = path.split('?')[0] ?? '';
  return CALLS.find(({ known, pattern }) => known.method === method && pattern.test(pathname))?.known;
};
/** A caller of a call that needs a key sends one, as the client does. */
const needsKey = (method: string, path: string): boolean => callAt(method, path)?.needsKey === true;

/** Checks the whole answer against the contract of its call, whichever part a test looks at. */
function requirePromised(method: string, path: string, { status, headers, body }: Answer): void {
  if (headers.get('content-type')?.includes('problem') === true) Problem.parse(body);
  if (status >= 400 || !path.startsWith('/api/')) return;
  const found = callAt(method, path);
  if (!found || found.produces !== undefined) return;
  // A message that was sent before is answered with 200 and not created again.
  const isRepeat = found.id === 'sendMessage' && status === 200;
  if (status !== (found.status ?? 200) && !isRepeat) throw new Error(`${method} ${path} answered ${String(status)}.`);
  const { error } = found.response?.safeParse(body) ?? {};
  if (error) throw new Error(`${method} ${path} answered otherwise than ${found.id} says: ${error.message}`);
  if (!found.response && body !== undefined) throw new Error(`${method} ${path} answered with a body.`);
}

/** Returns the problem that an answer must carry. */
export function problemOf(answer: Answer): Problem {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  return Problem.parse(answer.body);
}

/** The statuses of concurrent calls, sorted. */
export const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status).sort();
