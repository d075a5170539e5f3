import { useEffect, useState } from 'react';

/** Returns the value once it has been stable for a while. */
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
