import { useLocation } from 'react-router-dom';

/** Returns the list's URL with an added filter; search and order stay. */
export function useOnlyThese(): (filter: 'homeowner_id' | 'city', value: string) => string {
  const { search } = useLocation();
  return (filter, value) => {
    const query = new URLSearchParams(search);
    query.set(filter, value);
    return `?${query.toString()}`;
  };
}
