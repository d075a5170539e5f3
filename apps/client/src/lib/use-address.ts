import { useSearchParams } from 'react-router-dom';

/**
 * What a list is searched, filtered and sorted by, kept in the address so that it can be sent and gone back to.
 * An empty value leaves it.
 */
export function useAddress<Name extends string>(): [
  query: URLSearchParams,
  set: (changes: Partial<Record<Name, string>>) => void,
] {
  const [query, setQuery] = useSearchParams();
  const set = (changes: Partial<Record<Name, string>>): void => {
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  };
  return [query, set];
}

/** One of the known values, where the address holds one. */
export const oneOf = <Value extends string>(known: readonly Value[], value: string | null): Value | undefined =>
  known.find((one) => one === value);
