import type { Role } from '@common-roof/contracts';
import { useEffect } from 'react';

import { fetchInAdvance } from './missing-code.ts';
import { pagesOf } from './route-table.ts';

/** After what the first page needs; not every browser tells when it is idle. */
const SETTLED_MS = 3_000;

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work);
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(work);
  return () => {
    clearTimeout(timer);
  };
}

/** Fetches the role's other pages, one after the other while nothing else is to do: then they open without a network. */
export function usePagesInAdvance(role: Role): void {
  useEffect(() => {
    const waiting = pagesOf(role);
    let isGone = false;
    let stop: () => void;
    const next = (): void => {
      const page = waiting.shift();
      if (isGone || page === undefined) return;
      void fetchInAdvance(page.fetch).then(() => {
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
  }, [role]);
}
