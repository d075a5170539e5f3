import type { Role } from '@common-roof/contracts';
import { useEffect } from 'react';

import { fetchOpenedParts } from '../ui/opened-part.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { pagesOf } from './route-table.ts';

/** The role's other pages open without a network, then, and so does what this one and those may open. */
export function usePagesInAdvance(role: Role): void {
  useEffect(() => {
    const pages = pagesOf(role).map(({ fetch }) => fetch);
    return fetchWhenIdle([fetchOpenedParts, ...pages, fetchOpenedParts]);
  }, [role]);
}
