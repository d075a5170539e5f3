import type { Role } from '@common-roof/contracts';
import { useEffect } from 'react';

import { fetchWhenIdle } from './fetch-when-idle.ts';
import { pagesOf } from './route-table.ts';

/** The role's other pages open without a network, then. */
export function usePagesInAdvance(role: Role): void {
  useEffect(() => fetchWhenIdle(pagesOf(role).map(({ fetch }) => fetch)), [role]);
}
