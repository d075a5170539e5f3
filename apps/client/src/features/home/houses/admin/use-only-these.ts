import { useLocation } from 'react-router-dom';

/** The address of the list narrowed to what somebody pointed at; the search and the order stay. */
export function useOnlyThese(): (filter: 'homeowner_id' | 'city', value: string) => string {
  const { search } = useLocation();
  return (filter, value) => {
    const query = new URLSearchParams(search);
    query.set(filter, value);
    return `?${query.toString()}`;
  };
}
