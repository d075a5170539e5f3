import { useSyncExternalStore } from 'react';

import { postponed } from '#lib/postponed.ts';

/** Whether something is shown as removed although that may still be undone. */
export const useIsRemoved = (id: string): boolean =>
  useSyncExternalStore(postponed.subscribe, () => postponed.isRemoved(id));
