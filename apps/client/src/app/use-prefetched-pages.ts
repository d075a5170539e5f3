import type { Role } from '@common-roof/contracts';
import { useEffect } from 'react';

import { preloadLazyParts } from '#ui/lazy-on-open.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { pagesOf } from './route-table.ts';

/** Prefetches the role's other pages and their dialogs, so that they open offline. */
export function usePrefetchedPages(role: Role): void {
  useEffect(() => {
    const pages = pagesOf(role).map(({ fetch }) => fetch);
    return fetchWhenIdle([preloadLazyParts, ...pages, preloadLazyParts]);
  }, [role]);
}
