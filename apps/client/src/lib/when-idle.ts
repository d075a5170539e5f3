import { useEffect, useState } from 'react';

/**
 * Runs work once the browser is idle; not every browser reports that.
 * @param withinMs deadline for a busy browser; absent: none
 * @returns a function that cancels it
 */
export function whenIdle(work: () => void, withinMs?: number): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, withinMs === undefined ? {} : { timeout: withinMs });
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(work);
  return () => {
    clearTimeout(timer);
  };
}

/** Returns whether the browser has been idle since the first render; it stays true. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIdle(true);
      }),
    [],
  );
  return isIdle;
}
