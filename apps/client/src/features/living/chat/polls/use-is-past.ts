import { useEffect, useState } from 'react';

/** The longest wait of a browser's timer, in milliseconds. */
const LONGEST_MS = 2_147_483_647;

/** Whether a time is over. Renders again when it is. */
export function useIsPast(iso: string | null): boolean {
  const [, setTick] = useState(0);
  const left = iso === null ? Infinity : Date.parse(iso) - Date.now();
  useEffect(() => {
    if (left <= 0 || left > LONGEST_MS) return;
    const timer = window.setTimeout(() => {
      setTick((tick) => tick + 1);
    }, left);
    return () => {
      window.clearTimeout(timer);
    };
    // What is left gets less with each rendering; the timer stays right.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [iso]);
  return left <= 0;
}
