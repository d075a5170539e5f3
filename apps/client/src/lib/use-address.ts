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

/** One of the known values, where the address holds one. */
export const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((one) => one === value);
