import type { ApiRequest } from './base-query.ts';
import type { Answer, Args, CallName, CallTable } from './calls.ts';
import { CALLS } from './calls-without-store.ts';

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

let known: CallTable = CALLS;

/** Registers the calls that come with the store. */
export function registerCalls(more: CallTable): void {
  known = { ...known, ...more };
}

function callOf(name: CallName) {
  const call = known[name];
  if (call === undefined) throw new Error(`There is no call ${name}.`);
  return call;
}

/** Returns the path of a call without parameters, for requests that aren't JSON. */
export const pathOf = (name: CallName): string => callOf(name)[1];

/** Builds the request of a call. */
export function request<Name extends CallName>(name: Name, args: Args<Name>): ApiRequest {
  const [method, path, once] = callOf(name);
  // Args is computed from the call's schemas, so TypeScript can't see that each of its shapes is a Parts.
  const { params = {}, query = {}, body } = (args ?? {}) as Parts;
  return { method, path: fillPath(path, params), query: present(query), body, ...(once ? { once } : {}) };
}

interface Endpoint<Arg, Result> {
  query: (arg: Arg) => ApiRequest;
  transformResponse: (answer: Result) => Result;
}

/**
 * Returns a call as an endpoint: `build.query({ ...endpoint('getNote'), providesTags: ['Note'] })`. The types of
 * argument and answer come from the contract.
 * @param give maps the endpoint's argument to the call's arguments, if they differ
 */
export function endpoint<Name extends CallName>(name: Name): Endpoint<Args<Name>, Answer<Name>>;
export function endpoint<Name extends CallName, Arg>(
  name: Name,
  give: (arg: Arg) => Args<Name>,
): Endpoint<Arg, Answer<Name>>;
export function endpoint<Name extends CallName, Arg>(name: Name, give?: (arg: Arg) => Args<Name>) {
  return {
    // Without `give`, the overload above makes Arg the call's arguments.
    query: (arg: Arg) => request(name, give === undefined ? (arg as unknown as Args<Name>) : give(arg)),
    transformResponse: (answer: Answer<Name>) => answer,
  };
}

type Cursor = string | null;

/** Like {@link endpoint}, for a call with pages: `build.infiniteQuery({ ...pages('listAds', give) })`. */
export function pages<Name extends CallName, Arg>(name: Name, give: (arg: Arg) => Args<Name>) {
  return {
    infiniteQueryOptions: {
      initialPageParam: null as Cursor,
      getNextPageParam: (last: Answer<Name>): string | undefined => nextOf(last),
    },
    query: ({ queryArg, pageParam }: { queryArg: Arg; pageParam: Cursor }): ApiRequest => {
      const first = request(name, give(queryArg));
      return pageParam === null ? first : { ...first, query: { ...first.query, cursor: pageParam } };
    },
    transformResponse: (answer: Answer<Name>) => answer,
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
