import type { House } from '@common-roof/contracts';
import { dayIn } from '@common-roof/domain';
import { skipToken } from '@reduxjs/toolkit/query';

import { isApiError } from '#api/api-error.ts';
import { useOwnHousesQuery } from './houses.ts';
import { anId, readFilters, useQuery, withChanges } from '#lib/use-address.ts';
import { now } from '#lib/clock.ts';
import { useLivesNowhere } from '#session/use-reader.ts';

const FILTERS = { house: anId };

interface OpenHouse {
  /** Undefined while loading. */
  readonly houses: readonly House[] | undefined;
  /** The house in the URL, or the first one; undefined if there is none. */
  readonly house: House | undefined;
  /** The current ISO date in that house. */
  readonly today: string;
  readonly isError: boolean;
  readonly choose: (id: string) => void;
  readonly retry: () => void;
}

/** Returns the house a page is about, `?house=`: the reader's home, or one they own or look after. */
export function useOpenHouse(): OpenHouse {
  const [query, change] = useQuery();
  const hasMovedOut = useLivesNowhere();
  const { data, error, isError, refetch } = useOwnHousesQuery(hasMovedOut ? skipToken : undefined);
  // A person without a home has no house, and gets a 403 if they moved out a moment ago.
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
