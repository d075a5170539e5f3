import { api, listOf } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'prospect:changed': { Offers: ({ prospect_id: id }) => id },
  'agreement:changed': { Offers: all },
});

const changesOffers = { invalidatesTags: ['Offers', 'Ads', 'Agreements'] as const };

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    offers: build.infiniteQuery({
      ...pages('GET /api/newroomies/all/{id}', ({ homeownerId }: { homeownerId: string }) => ({
        params: { id: homeownerId },
        query: { limit: '20' },
      })),
      providesTags: [listOf('Offers'), 'Live'],
    }),
    offerRoom: build.mutation({ ...endpoint('POST /api/newroomies/{id}'), ...changesOffers }),
    changeOffer: build.mutation({ ...endpoint('PUT /api/newroomies/{id}'), ...changesOffers }),
    writeLease: build.mutation({ ...endpoint('PUT /api/newroomies/leasetemplate/{id}'), ...changesOffers }),
  }),
});

export const { useOffersInfiniteQuery, useOfferRoomMutation, useChangeOfferMutation, useWriteLeaseMutation } =
  offersApi;
