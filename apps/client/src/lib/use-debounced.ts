import { useEffect, useState } from 'react';

/** The value once it has stopped changing for a while. */
export function useDebounced<T>(value: T, ms = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(setSettled, ms, value);
    return () => {
      window.clearTimeout(timer);
    };
  }, [ms, value]);
  return settled;
}
