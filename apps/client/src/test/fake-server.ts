import { PROBLEM_STATUS, type Problem, type ProblemCode } from '@common-roof/contracts';

export interface RecordedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

type Handler = (asked: RecordedRequest) => Response | Promise<Response>;

export const ok = (body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json', ...headers } });

export const nothing = (): Response => new Response(null, { status: 204 });

export function problemOf(code: ProblemCode, detail: string, more: Partial<Problem> = {}): Problem {
  return {
    type: 'about:blank',
    title: code,
    status: PROBLEM_STATUS[code],
    detail,
    instance: '/',
    code,
    request_id: 'test',
    ...more,
  };
}

export const refuse = (code: ProblemCode, detail: string, more: Partial<Problem> = {}): Response =>
  new Response(JSON.stringify(problemOf(code, detail, more)), {
    status: PROBLEM_STATUS[code],
    headers: { 'content-type': 'application/problem+json' },
  });

/** Answers requests at the edge of the browser; anything not set up doesn't exist. */
export class FakeServer {
  readonly asked: RecordedRequest[] = [];
  private readonly handlers = new Map<string, Handler>();

  on(call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, handler: Handler): this {
    this.handlers.set(call, handler);
    return this;
  }

  install(): this {
    globalThis.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.origin);
      const method = init?.method ?? 'GET';
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
      const asked = { method, path: url.pathname, query: url.searchParams, headers: new Headers(init?.headers), body };
      this.asked.push(asked);
      const handler = this.handlers.get(`${method} ${url.pathname}`);
      return handler === undefined ? refuse('not_found', 'There is no such call.') : await handler(asked);
    };
    return this;
  }

  times(method: string, path: string): number {
    return this.asked.filter((asked) => asked.method === method && asked.path === path).length;
  }
}
