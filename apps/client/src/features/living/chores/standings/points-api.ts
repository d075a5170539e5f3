import type { FeedItem } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import type { Answer } from '#api/calls.ts';
import { endpoint, MOST, pages, request } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'points:changed': { Points: all } });

interface OfMonth {
  readonly houseId: string;
  /** `YYYY-MM`; undefined: the current month in the house. */
  readonly month: string | undefined;
}
interface OfRoomie {
  readonly roomieId: string;
  readonly month: string;
}
interface Posted {
  readonly roomieId: string;
  readonly feedId: string;
}

export const pointsApi = api.injectEndpoints({
  endpoints: (build) => ({
    standings: build.query({
      ...endpoint('GET /api/houses/standings/{id}', ({ houseId: id, month }: OfMonth) => ({
        params: { id },
        query: { month },
      })),
      providesTags: ['Points', 'Live'],
    }),
    points: build.infiniteQuery({
      ...pages('GET /api/roomies/points/{id}', ({ roomieId: id, month }: OfRoomie) => ({
        params: { id },
        query: { month },
      })),
      providesTags: ['Points', 'Live'],
    }),
    /** The post behind a ledger entry, searched from the newest on; null if it is no longer available. */
    posted: build.query<FeedItem | null, Posted>({
      async queryFn({ roomieId: id, feedId }, _api, _options, ask) {
        let cursor: string | undefined;
        do {
          const answer = await ask(
            request('GET /api/roomies/feed/{id}', { params: { id }, query: { limit: MOST, cursor } }),
          );
          if (answer.error !== undefined) return { error: answer.error };
          // The server answers by its contract, from which this type is derived.
          const page = answer.data as Answer<'GET /api/roomies/feed/{id}'>;
          const found = page.items.find(({ _id }) => _id === feedId);
          if (found !== undefined) return { data: found };
          cursor = page.next_cursor ?? undefined;
        } while (cursor !== undefined);
        return { data: null };
      },
      providesTags: ['Feed'],
    }),
    setBestWorst: build.mutation({ ...endpoint('PUT /api/houses/bestworst/{house}'), invalidatesTags: ['Points'] }),
  }),
});

export const { useStandingsQuery, usePointsInfiniteQuery, usePostedQuery, useSetBestWorstMutation } = pointsApi;
