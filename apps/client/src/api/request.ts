import type { HttpMethod } from '@common-roof/contracts';

import type { ApiRequest } from './base-query.ts';
import type { Answer, Args, Route } from './calls.ts';

interface Parts {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function present(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Returns the method and the path that a route names. */
export function splitRoute(route: Route): [method: HttpMethod, path: string] {
  // Each route is made of the two, and neither has a space. The type of split doesn't know.
  return route.split(' ') as [HttpMethod, string];
}

/**
 * Builds the request of a call, which is named by its method and path: the contract gives the types, and nothing of it is
 * needed to send the request.
 */
export function request<R extends Route>(route: R, args: Args<R>): ApiRequest {
  const [method, path] = splitRoute(route);
  // Args is computed from the call's schemas, so TypeScript can't see that each of its shapes is a Parts.
  const { params = {}, query = {}, body } = (args ?? {}) as Parts;
  return { method, path: fillPath(path, params), query: present(query), body };
}

interface Endpoint<Arg, Result> {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (answer: Result) => Result;
}

/**
 * Returns a call as an endpoint: `build.query({ ...endpoint('GET /api/notes'), providesTags: ['Note'] })`. The types of
 * argument and answer come from the contract.
 * @param give maps the endpoint's argument to the call's arguments, if they differ
 */
export function endpoint<R extends Route>(route: R): Endpoint<Args<R>, Answer<R>>;
export function endpoint<R extends Route, Arg>(route: R, give: (arg: Arg) => Args<R>): Endpoint<Arg, Answer<R>>;
export function endpoint<R extends Route, Arg>(route: R, give?: (arg: Arg) => Args<R>) {
  return {
    // Without `give`, the overload above makes Arg the call's arguments.
    query: (arg: Arg) => request(route, give === undefined ? (arg as unknown as Args<R>) : give(arg)),
    transformResponse: (answer: Answer<R>) => answer,
  };
}

type Cursor = string | null;

/** Like {@link endpoint}, for a call with pages: `build.infiniteQuery({ ...pages('GET /api/wds', give) })`. */
export function pages<R extends Route, Arg>(route: R, give: (arg: Arg) => Args<R>) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null as Cursor,
      getNextPageParam: (last: Answer<R>): string | undefined => nextOf(last),
    },
    query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: Cursor }): ApiRequest => {
      const first = request(route, give(queryArg));
      return pageParam === null ? first : { ...first, query: { ...first.query, cursor: pageParam } };
    },
    transformResponse: (answer: Answer<R>) => answer,
  };
}

const nextOf = (page: unknown): string | undefined =>
  typeof page === 'object' && page !== null && 'next_cursor' in page && typeof page.next_cursor === 'string'
    ? page.next_cursor
    : undefined;

/** Arguments of a call whose path has an id. */
export const byId = ({ id }: { id: string }) => ({ params: { id } });
/** The largest page of a call, for lists shown in full. */
export const MOST = '200';
