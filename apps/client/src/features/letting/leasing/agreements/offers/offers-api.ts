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
      ...pages('listProspects', ({ homeownerId }: { homeownerId: string }) => ({
        params: { id: homeownerId },
        query: { limit: '20' },
      })),
      providesTags: [listOf('Offers'), 'Live'],
    }),
    offerRoom: build.mutation({ ...endpoint('offerRoom'), ...changesOffers }),
    changeOffer: build.mutation({ ...endpoint('changeProspect'), ...changesOffers }),
    writeLease: build.mutation({ ...endpoint('writeLeaseText'), ...changesOffers }),
  }),
});

export const { useOffersInfiniteQuery, useOfferRoomMutation, useChangeOfferMutation, useWriteLeaseMutation } =
  offersApi;
