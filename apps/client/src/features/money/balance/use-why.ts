import type { LedgerEntry } from '@common-roof/contracts';

import { useCause } from '../../../session/use-cause.ts';

/** Says why a row takes something back, or is written again: what happened, and what was said about it. */
export function useWhy(): (entry: LedgerEntry) => string {
  const causeOf = useCause();
  return ({ cause, reason }) =>
    [...(cause === null ? [] : [causeOf(cause)]), reason].filter((part) => part !== '').join(' ');
}
