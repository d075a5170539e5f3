import { AUTH_HEADER, Problem } from '@common-roof/contracts';

import type { TestApp } from './test-app.ts';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Parsed where it is JSON. */
  readonly body: unknown;
}

export interface Request {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export async function call(app: TestApp, method: string, path: string, { token, body, headers }: Request = {}): Promise<Answer> {
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { [AUTH_HEADER]: token }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson && text ? JSON.parse(text) : undefined };
}

/** The problem that an answer must carry. */
export function problemOf(answer: Answer): Problem {
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  return Problem.parse(answer.body);
}
