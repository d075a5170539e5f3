import { api, listOf } from '#api/api.ts';
import { byId, endpoint, MOST, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'ad:changed': { Ads: ({ ad_id: id }) => id } });

/** Also after a rejection, which means the server has other data than shown. */
const changesAds = { invalidatesTags: ['Ads', 'Houses'] as const };

export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAds: build.infiniteQuery({
      ...pages('listOwnAds', (_: void) => ({ query: {} })),
      providesTags: [listOf('Ads'), 'Live'],
    }),
    ownAd: build.query({
      ...endpoint('getOwnAd', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Ads', id }, 'Live'],
    }),
    applicantsOf: build.query({
      ...endpoint('listApplicants', ({ id }: { id: string }) => ({ params: { id }, query: { limit: MOST } })),
      providesTags: (_data, _error, { id }) => [{ type: 'Ads', id }, 'Live'],
    }),
    createAd: build.mutation({ ...endpoint('createAd'), ...changesAds }),
    changeAd: build.mutation({ ...endpoint('changeAd'), ...changesAds }),
    stepAd: build.mutation({ ...endpoint('stepAd'), ...changesAds }),
    closeAd: build.mutation({ ...endpoint('closeAd'), ...changesAds }),
    listRoomAgain: build.mutation({ ...endpoint('listRoomAgain'), ...changesAds }),
    moveApplicant: build.mutation({ ...endpoint('moveApplicant'), ...changesAds }),
  }),
});

export const {
  useOwnAdsInfiniteQuery,
  useOwnAdQuery,
  useApplicantsOfQuery,
  useCreateAdMutation,
  useChangeAdMutation,
  useStepAdMutation,
  useCloseAdMutation,
  useListRoomAgainMutation,
  useMoveApplicantMutation,
} = adsApi;
