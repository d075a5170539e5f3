import type { ProspectDetail } from '@common-roof/contracts';

import { api, listOf } from '../../../../api/api.ts';
import { byId, endpoint, pages, request } from '../../../../api/request.ts';
import { keptFresh } from '../../../../realtime/live-tags.ts';

export const liveTags = keptFresh({ 'prospect:changed': { Offers: ({ prospect_id: id }) => id } });

const changesOffers = { invalidatesTags: ['Offers', 'Ads'] as const };

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    offers: build.infiniteQuery({
      ...pages('listProspects', ({ homeownerId }: { homeownerId: string }) => ({
        params: { id: homeownerId },
        query: { limit: '20' },
      })),
      providesTags: [listOf('Offers'), 'Live'],
    }),
    // By its id the answer is the owner's view.
    offer: build.query<ProspectDetail, { id: string }>({
      query: (prospect) => request('getProspect', byId(prospect)),
      providesTags: (_data, _error, { id }) => [{ type: 'Offers', id }, 'Live'],
    }),
    offerRoom: build.mutation({ ...endpoint('offerRoom'), ...changesOffers }),
    changeOffer: build.mutation({ ...endpoint('changeProspect'), ...changesOffers }),
    writeLease: build.mutation({ ...endpoint('writeLeaseText'), ...changesOffers }),
    leaseOffer: build.query({
      ...endpoint('readLeaseOffer', (params: { slug: string }) => ({ params })),
      providesTags: ['LeasePage'],
    }),
    sayLeaseRead: build.mutation({
      ...endpoint('writeLeaseText', ({ slug, version }: { slug: string; version: number }) => ({
        params: { id: slug },
        body: { read_version: version },
      })),
      invalidatesTags: ['LeasePage'],
    }),
  }),
});

export const {
  useOffersInfiniteQuery,
  useOfferQuery,
  useOfferRoomMutation,
  useChangeOfferMutation,
  useWriteLeaseMutation,
  useLeaseOfferQuery,
  useSayLeaseReadMutation,
} = offersApi;
