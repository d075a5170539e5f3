import type { RatedType } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { byId, endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'ratings:changed': { Ratings: all } });

export interface RatingFilters {
  readonly search?: string;
  readonly search_private?: 'true';
  readonly house_id?: string;
  readonly rated_type?: RatedType;
}

const adminRatingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    allRatings: build.infiniteQuery({
      ...pages('GET /api/ratings/all', (filters: RatingFilters) => ({ query: filters })),
      providesTags: ['Ratings', 'Live'],
    }),
    // Each read is audited, so closed content is requested again.
    privateFeelings: build.query({ ...endpoint('GET /api/ratings/{id}/private-feelings', byId), keepUnusedDataFor: 0 }),
    removeRating: build.mutation({ ...endpoint('DELETE /api/ratings/{id}'), invalidatesTags: ['Ratings'] }),
  }),
});

export const { useAllRatingsInfiniteQuery, usePrivateFeelingsQuery, useRemoveRatingMutation } = adminRatingsApi;
