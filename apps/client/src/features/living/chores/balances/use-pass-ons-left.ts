import { PASS_ONS_PER_MONTH } from '@common-roof/domain';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useReader } from '#session/use-reader.ts';
import { useBalancesQuery } from './balances-api.ts';

/** Returns how many turns the reader can still pass on this month; the maximum while loading. */
export function usePassOnsLeft(houseId: string): number {
  const { id, role } = useReader();
  const { currentData } = useBalancesQuery(role === 'roomie' ? { houseId } : skipToken);
  const own = currentData?.items.find(({ roomie }) => roomie._id === id);
  return Math.max(0, PASS_ONS_PER_MONTH - (own?.passed_on ?? 0));
}
