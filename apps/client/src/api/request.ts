import type { Call, CallArguments, CallResponse } from '@common-roof/contracts';

import type { ApiRequest } from './base-query.ts';

/** What a call of the contracts is given: nothing where it has neither parameters, query nor body. */
export type Args<C> = unknown extends CallArguments<C> ? void : CallArguments<C>;

/** What it answers: null where the answer has no body. */
export type Answer<C> = CallResponse<C> extends undefined ? null : CallResponse<C>;

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function present(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Makes the request of a contract's call from its arguments. */
export function request<C extends Call>(call: C) {
  return (args: Args<C>): ApiRequest => {
    // Args is computed from the call's schemas, so TypeScript can't see that each shape of it is a Parts.
    const { params = {}, query = {}, body } = (args ?? {}) as Parts;
    return { method: call.method, path: fillPath(call.path, params), query: present(query), body };
  };
}

/** The schema of a call's body, for the form that fills it. */
export function bodyOf<Body>(call: { readonly id: string; readonly body?: Body }): Body {
  if (call.body === undefined) throw new Error(`${call.id} has no body`);
  return call.body;
}
