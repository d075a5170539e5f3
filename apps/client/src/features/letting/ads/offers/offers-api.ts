import {
  changeProspect,
  getProspect,
  type LeaseOfferAnswer,
  listProspects,
  offerRoom,
  type Page,
  type Prospect,
  type ProspectDetail,
  readLeaseOffer,
  writeLeaseText,
} from '@common-roof/contracts';

import { api } from '../../../../api/api.ts';
import { type Args, request } from '../../../../api/request.ts';

const changesOffers = { invalidatesTags: ['Offers', 'Ads'] as const };

const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    offers: build.infiniteQuery<Page<Prospect>, { homeownerId: string }, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (last) => last.next_cursor ?? undefined },
      query: ({ queryArg, pageParam }) =>
        request(listProspects)({
          params: { id: queryArg.homeownerId },
          query: { limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) },
        }),
      providesTags: ['Offers', 'Live'],
    }),
    // By its id the answer is the owner's view.
    offer: build.query<ProspectDetail, { id: string }>({
      query: ({ id }) => request(getProspect)({ params: { id } }),
      providesTags: ['Offers', 'Live'],
    }),
    offerRoom: build.mutation<ProspectDetail, Args<typeof offerRoom>>({ query: request(offerRoom), ...changesOffers }),
    changeOffer: build.mutation<ProspectDetail, Args<typeof changeProspect>>({
      query: request(changeProspect),
      ...changesOffers,
    }),
    writeLease: build.mutation<ProspectDetail, Args<typeof writeLeaseText>>({
      query: request(writeLeaseText),
      ...changesOffers,
    }),
    leaseOffer: build.query<LeaseOfferAnswer, { slug: string }>({
      query: ({ slug }) => request(readLeaseOffer)({ params: { slug } }),
      providesTags: ['LeasePage'],
    }),
    sayLeaseRead: build.mutation<LeaseOfferAnswer, { slug: string; version: number }>({
      query: ({ slug, version }) => request(writeLeaseText)({ params: { id: slug }, body: { read_version: version } }),
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
