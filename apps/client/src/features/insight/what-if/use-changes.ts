import type { AssumedChange } from '@common-roof/contracts';
import { useState } from 'react';

import { useAddress } from '#lib/use-address.ts';
import { changesInAddress, changesToAddress } from './changes-address.ts';

/**
 * Returns what is assumed, `?changes=`. Rents are kept on this page only. The house goes into the address with it, because
 * others' first house is another one.
 */
export function useChanges(
  house: string,
): [changes: readonly AssumedChange[], setChanges: (changes: readonly AssumedChange[]) => void] {
  const [query, set] = useAddress<'changes' | 'house'>();
  const [changes, setChanges] = useState<readonly AssumedChange[]>(() => changesInAddress(query.get('changes') ?? ''));
  return [
    changes,
    (next) => {
      setChanges(next);
      set({ changes: changesToAddress(next), house });
    },
  ];
}
