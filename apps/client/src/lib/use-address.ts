import { useSearchParams } from 'react-router-dom';

type Change = (present: URLSearchParams) => Readonly<Record<string, string>>;
type Keep = 'replace' | 'push';

/**
 * What the address asks for, and how to change that. A change begins from the address as it is at that moment, not as it
 * was when the page was last drawn: between the two somebody may have chosen something else, or a search may have settled.
 * @returns the query; and `change`, whose result becomes the whole query. `push` leaves the former address to go back to
 */
export function useQuery(): [query: URLSearchParams, change: (next: Change, keep?: Keep) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (next: Change, keep: Keep = 'replace'): void => {
    setQuery(next(new URLSearchParams(window.location.search)), { replace: keep === 'replace' });
  };
  return [query, change];
}

/** The query with some of its values changed; what is empty leaves it. */
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
 * What a list is searched, filtered and sorted by, kept in the address so that it can be sent and gone back to.
 * An empty value leaves it.
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

/** How a filter is read from the address; undefined for what cannot be asked for. An address may be old or typed by hand. */
type Reader<Value extends string> = (text: string) => Value | undefined;
type Filters<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value : never };

/** One of the known values, where the address holds one. */
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
export const aDay = matching(/^\d{4}-\d{2}-\d{2}$/);

/** What the address says of the filters, without what is empty or cannot be asked for. */
export function readFilters<Readers extends Readonly<Record<string, Reader<string>>>>(
  query: URLSearchParams,
  readers: Readers,
): Filters<Readers> {
  const read = Object.entries(readers).flatMap(([name, reader]) => {
    const value = reader(query.get(name) ?? '');
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  // Each value was read by the reader of its name, which Object.fromEntries cannot tell.
  return Object.fromEntries(read) as Filters<Readers>;
}

/** As {@link useAddress}, with what it says of the filters of a list. @param readers outside of the component */
export function useFilters<Readers extends Readonly<Record<string, Reader<string>>>>(
  readers: Readers,
): [filters: Filters<Readers>, set: (changes: Partial<Record<keyof Readers & string, string | undefined>>) => void] {
  const [query, set] = useAddress<keyof Readers & string>();
  return [readFilters(query, readers), set];
}
