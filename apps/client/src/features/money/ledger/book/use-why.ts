import type { LedgerEntry } from '@common-roof/contracts';

import { useCause } from '#session/use-cause.ts';

/** Returns why an entry was reversed or rewritten, with the reason given. */
export function useWhy(): (entry: LedgerEntry) => string {
  const causeOf = useCause();
  return ({ cause, reason }) =>
    [...(cause === null ? [] : [causeOf(cause)]), reason].filter((part) => part !== '').join(' ');
}
