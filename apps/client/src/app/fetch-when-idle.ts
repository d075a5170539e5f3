import { useEffect } from 'react';

import { importOrNull } from '#lib/missing-chunk.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { fetchToasts } from '#ui/toasts.tsx';

/** Delay that lets the first page load before anything else. */
const SETTLED_MS = 3_000;

/** Whether the browser reports that the reader wants to save data. Not every browser does. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches code chunks one by one while the browser is idle; none for readers who save data.
 * @returns a function that cancels the rest
 */
export function fetchWhenIdle(loads: readonly (() => Promise<unknown>)[]): () => void {
  if (savesData()) return () => undefined;
  const waiting = [...loads];
  let isGone = false;
  let stop: () => void;
  const next = (): void => {
    const load = waiting.shift();
    if (isGone || load === undefined) return;
    void importOrNull(load).then(() => {
      if (!isGone) stop = whenIdle(next);
    });
  };
  const timer = window.setTimeout(() => {
    stop = whenIdle(next);
  }, SETTLED_MS);
  stop = () => {
    window.clearTimeout(timer);
  };
  return () => {
    isGone = true;
    stop();
  };
}

/** Prefetches the code of toasts, so that an offline message can be shown when offline. */
export function usePrefetchedToasts(): void {
  useEffect(() => fetchWhenIdle([fetchToasts]), []);
}
