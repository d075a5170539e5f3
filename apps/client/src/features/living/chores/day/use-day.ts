import type { Chore, House } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { useBalancesQuery } from '#features/living/chores/balances/balances-api.ts';
import { useChoresQuery, useTurnsQuery } from '#features/living/chores/chores-api.ts';
import { useOpenFeedQuery } from '#features/living/chores/feed/feed-api.ts';
import { turnsAround } from '#features/living/chores/feed/say-done.tsx';
import { useStandingsQuery } from '#features/living/chores/standings/points-api.ts';
import { now } from '#lib/clock.ts';

interface Day {
  /** The current ISO date in the house. */
  readonly today: string;
  /** Undefined while loading. */
  readonly chores: readonly Chore[] | undefined;
  readonly isLoading: boolean;
}

/**
 * Loads everything the day page shows of chores, so that it appears at once and nothing shifts afterwards.
 * @param house undefined while loading
 */
export function useDay(house: Pick<House, '_id' | 'time_zone'> | undefined): Day {
  const today = dayIn(house?.time_zone ?? 'UTC', now());
  const ofHouse = house === undefined ? skipToken : { houseId: house._id };
  const chores = useChoresQuery(ofHouse);
  const others = [
    useTurnsQuery(house === undefined ? skipToken : turnsAround(house._id, today)),
    useOpenFeedQuery(ofHouse),
    useBalancesQuery(ofHouse),
    useStandingsQuery(house === undefined ? skipToken : { houseId: house._id, month: undefined }),
  ];
  const isLoading = [chores, ...others].some((query) => query.isLoading);
  return { today, chores: chores.currentData?.items, isLoading };
}
