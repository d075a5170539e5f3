import type { VariableCost } from '@common-roof/contracts';

import { useCostsQuery } from './costs-api.ts';

interface RecentBills {
  /** Of this year and the last, newest first; undefined while loading. */
  readonly bills: readonly VariableCost[] | undefined;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** @param today the current ISO date in the house */
export function useRecentBills(houseId: string, today: string): RecentBills {
  const year = today.slice(0, 4);
  const now = useCostsQuery({ houseId, period: year });
  const before = useCostsQuery({ houseId, period: String(Number(year) - 1) });
  const [newer, older] = [now.currentData?.items, before.currentData?.items];
  const inBoth = new Set(newer?.map(({ _id }) => _id));
  return {
    bills: newer && older ? [...newer, ...older.filter(({ _id }) => !inBoth.has(_id))] : undefined,
    isError: now.isError || before.isError,
    retry: () => {
      if (now.isError) void now.refetch();
      if (before.isError) void before.refetch();
    },
  };
}
