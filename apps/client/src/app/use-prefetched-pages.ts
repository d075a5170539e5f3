import type { Role } from '@common-roof/contracts';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { preloadLazyParts } from '#ui/lazy-on-open.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { pagesOf } from './route-table.ts';

/**
 * Prefetches the role's other pages and their dialogs, so that they open offline. Before that, it fetches what keeps the
 * notifications of this device going.
 */
export function usePrefetchedPages(role: Role): void {
  const store = useStore();
  const open = useEffectEvent(useNavigate());
  useEffect(() => {
    const pages = pagesOf(role).map(({ fetch }) => fetch);
    const keepDevice = async (): Promise<void> => {
      const part = await import('#features/insight/notifications/keep-device.ts');
      part.keepDevice(store, (path) => void open(path));
    };
    return fetchWhenIdle([keepDevice, preloadLazyParts, ...pages, preloadLazyParts]);
  }, [role, store]);
}
