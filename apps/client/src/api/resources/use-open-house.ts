import type { House } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { skipToken } from '@reduxjs/toolkit/query';

import { isApiError } from '../api-error.ts';
import { useOwnHousesQuery } from './houses.ts';
import { anId, readFilters, useQuery, withChanges } from '../../lib/use-address.ts';
import { now } from '../../lib/clock.ts';
import { useLivesNowhere } from '../../session/use-reader.ts';

const FILTERS = { house: anId };

interface OpenHouse {
  /** Undefined until they are known. */
  readonly houses: readonly House[] | undefined;
  /** The one that the address names, or the first; undefined where there is none. */
  readonly house: House | undefined;
  /** ISO date of the day it is in that house. */
  readonly today: string;
  readonly isError: boolean;
  readonly choose: (id: string) => void;
  readonly retry: () => void;
}

/** The house that a page is about, `?house=`: the one lived in, or one of the own or kept ones. */
export function useOpenHouse(): OpenHouse {
  const [query, change] = useQuery();
  const hasMovedOut = useLivesNowhere();
  const { data, error, isError, refetch } = useOwnHousesQuery(hasMovedOut ? skipToken : undefined);
  // Who lives nowhere has none, and is refused where they moved out a moment ago.
  const livesNowhere = hasMovedOut || (isApiError(error) && error.status === 403);
  const houses = livesNowhere ? [] : data?.items.filter(({ state }) => state === 'open');
  const { house: wanted } = readFilters(query, FILTERS);
  const house = houses?.find(({ _id: id }) => id === wanted) ?? houses?.[0];
  return {
    houses,
    house,
    today: dayIn(house?.time_zone ?? 'UTC', now()),
    isError,
    choose: (id) => {
      change((present) => withChanges(present, { house: id }));
    },
    retry: () => {
      if (!hasMovedOut) void refetch();
    },
  };
}
