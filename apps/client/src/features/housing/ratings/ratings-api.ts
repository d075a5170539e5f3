import type { Page, RateableStay, Rating } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages, request } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'ratings:changed': { Ratings: all } });

/** The roles that can rate. */
export type RatingRole = 'roomie' | 'homeowner';

/** The content of a rating. */
export interface RatingInput {
  readonly rating: number;
  readonly whats_good: string;
  readonly what_could_be_improved: string;
  readonly private_feelings: string;
}

const STAYS = {
  roomie: 'GET /api/ratings/homeowner-for-rating',
  homeowner: 'GET /api/ratings/roomies-for-rating',
} as const;

/** Also after a rejection, which means it changed on another device. */
const changesRatings = { invalidatesTags: ['Ratings'] as const };

const ratingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    rateableStays: build.infiniteQuery<Page<RateableStay>, { role: RatingRole }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg: { role }, pageParam }) => request(STAYS[role], { query: { cursor: pageParam ?? undefined } }),
      providesTags: ['Ratings', 'Live'],
    }),
    ratingsAbout: build.infiniteQuery({
      ...pages('GET /api/ratings/for/{id}', ({ id }: { id: string }) => ({ params: { id } })),
      providesTags: ['Ratings', 'Live'],
    }),
    ownFeelings: build.infiniteQuery({
      ...pages('GET /api/ratings/written', (_all: undefined) => ({ query: { private: 'true' as const } })),
      providesTags: ['Ratings', 'Live'],
    }),
    rate: build.mutation<Rating, { role: RatingRole; stay: RateableStay; said: RatingInput }>({
      query: ({ role, stay: { person, house, stay }, said }) => {
        const of = { tenancy_id: stay.tenancy_id, ...said };
        return role === 'roomie'
          ? request('POST /api/ratings/roomie-to-homeowner', { body: { homeowner_id: person._id, ...of } })
          : request('POST /api/ratings/homeowner-to-roomie', {
              body: { roomie_id: person._id, house_id: house._id, ...of },
            });
      },
      ...changesRatings,
    }),
    editRating: build.mutation({ ...endpoint('PUT /api/ratings/{id}'), ...changesRatings }),
    replyToRating: build.mutation({ ...endpoint('PUT /api/ratings/{id}/reply'), ...changesRatings }),
  }),
});

export const {
  useRateableStaysInfiniteQuery,
  useRatingsAboutInfiniteQuery,
  useOwnFeelingsInfiniteQuery,
  useRateMutation,
  useEditRatingMutation,
  useReplyToRatingMutation,
} = ratingsApi;
