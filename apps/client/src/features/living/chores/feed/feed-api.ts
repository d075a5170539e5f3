import { api } from '#api/api.ts';
import { endpoint, MOST, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'feed:updated': { Feed: ({ house_id: id }) => id } });

interface OfHouse {
  readonly houseId: string;
}

/** Also after a rejection, which means someone else acted first. A post is a turn, and may earn points. */
const changesFeed = { invalidatesTags: ['Feed', 'Chores', 'Points'] as const };

export const feedApi = api.injectEndpoints({
  endpoints: (build) => ({
    houseFeed: build.infiniteQuery({
      ...pages('GET /api/houses/feed/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Feed', id }, 'Live'],
    }),
    /** Posts waiting for verdicts: two days of a house, few enough for one request. */
    openFeed: build.query({
      ...endpoint('GET /api/houses/feed/{id}', ({ houseId: id }: OfHouse) => ({
        params: { id },
        query: { state: 'posted' as const, limit: MOST },
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Feed', id }, 'Live'],
    }),
    verifyFeed: build.mutation({ ...endpoint('PUT /api/roomies/verifyfeed/{id}'), ...changesFeed }),
    deleteFeed: build.mutation({ ...endpoint('PUT /api/roomies/deletefeed/{id}'), ...changesFeed }),
  }),
});

export const { useHouseFeedInfiniteQuery, useOpenFeedQuery, useVerifyFeedMutation, useDeleteFeedMutation } = feedApi;
