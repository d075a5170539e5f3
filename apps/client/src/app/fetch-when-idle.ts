import { useEffect } from 'react';

import { importOrNull } from '../lib/missing-chunk.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { fetchToasts } from '../ui/toasts.tsx';

/** After what the first page needs. */
const SETTLED_MS = 3_000;

/** Whether the reader has asked their browser to load little, as on a phone with a small plan. Not every browser tells. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/**
 * Fetches code, one part after the other while nothing else is to do; none of it for readers who save data.
 * @returns gives up what is left
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

/** That there is no network can be told without one, then. */
export function usePrefetchedToasts(): void {
  useEffect(() => fetchWhenIdle([fetchToasts]), []);
}
