import { useSearchParams } from 'react-router-dom';

type Change = (present: URLSearchParams) => Readonly<Record<string, string>>;
type Keep = 'replace' | 'push';

/**
 * Reads and changes the URL's query. A change starts from the current URL rather than that of the last render, because
 * another choice or a search may have changed it in between.
 * @returns the query, and `change`, whose result replaces the whole query. `push` adds an entry to the history
 */
export function useQuery(): [query: URLSearchParams, change: (next: Change, keep?: Keep) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (next: Change, keep: Keep = 'replace'): void => {
    setQuery(next(new URLSearchParams(window.location.search)), { replace: keep === 'replace' });
  };
  return [query, change];
}

/** Returns the query with some values changed; empty ones are removed. */
export function withChanges(
  query: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const all = { ...Object.fromEntries(query), ...changes };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );
}

/**
 * A list's search, filters and order, kept in the URL so that they can be shared and revisited. Empty values are
 * omitted.
 */
export function useAddress<Name extends string>(): [
  query: URLSearchParams,
  set: (changes: Partial<Record<Name, string | undefined>>) => void,
] {
  const [query, change] = useQuery();
  return [
    query,
    (changes) => {
      change((present) => withChanges(present, changes));
    },
  ];
}

/** Parses a filter's value; undefined if it is invalid. A URL may be outdated or typed by hand. */
type Reader<Value extends string> = (text: string) => Value | undefined;
type Filters<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never };

/** Accepts one of the known values. */
export const oneOf =
  <Value extends string>(known: readonly Value[]): Reader<Value> =>
  (text) =>
    known.find((one) => one === text);
const matching =
  (shape: RegExp): Reader<string> =>
  (text) =>
    shape.test(text) ? text : undefined;
export const anyText: Reader<string> = (text) => text.trim();
export const anId = matching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i);
export const aMonth = matching(/^20\d{2}-(0[1-9]|1[0-2])$/);
/** An amount of money as the API has it. */
export const anAmount = matching(/^\d{1,9}(\.\d{1,3})?$/);
export const aDay = matching(/^\d{4}-\d{2}-\d{2}$/);

/** Reads the filters in the URL, without empty and invalid ones. */
export function readFilters<Readers extends Readonly<Record<string, Reader<string>>>>(
  query: URLSearchParams,
  readers: Readers,
): Filters<Readers> {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const value = reader(query.get(name) ?? '');
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  // Each value was parsed by its own reader, which Object.fromEntries can't express.
  return Object.fromEntries(read) as Filters<Readers>;
}

/** Like {@link useAddress}, with parsed filters. @param readers defined outside the component */
export function useFilters<Readers extends Readonly<Record<string, Reader<string>>>>(
  readers: Readers,
): [filters: Filters<Readers>, set: (changes: Partial<Record<keyof Readers & string, string | undefined>>) => void] {
  const [query, set] = useAddress<keyof Readers & string>();
  return [readFilters(query, readers), set];
}
