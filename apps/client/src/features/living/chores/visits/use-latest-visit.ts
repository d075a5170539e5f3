import type { CleaningVisit, House } from '@common-roof/contracts';
import { dayIn, plusDays } from '@common-roof/domain';

import { itemsOf } from '#ui/paged-list.tsx';
import { useVisitsInfiniteQuery } from './visits-api.ts';
import { now } from '#lib/clock.ts';

/** Days for which a visit is shown as recent. */
const NEWS_DAYS = 7;

interface LatestVisit {
  readonly visit: CleaningVisit | undefined;
  readonly isLoading: boolean;
}

/** Returns the last visit of the past week that wasn't declined; none after a failure. */
export function useLatestVisit({ _id: houseId, time_zone: timeZone }: House): LatestVisit {
  const query = useVisitsInfiniteQuery({ houseId });
  const since = plusDays(dayIn(timeZone, now()), -NEWS_DAYS);
  const visit = itemsOf(query)?.find(({ state, visited_on: on }) => state !== 'declined' && on > since);
  return { visit, isLoading: query.currentData === undefined && !query.isError };
}
