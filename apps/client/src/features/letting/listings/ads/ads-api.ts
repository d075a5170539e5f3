import { api, listOf } from '#api/api.ts';
import { byId, endpoint, MOST, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'ad:changed': { Ads: ({ ad_id: id }) => id } });

/** Also after a rejection, which means the server has other data than shown. */
const changesAds = { invalidatesTags: ['Ads', 'Houses'] as const };

export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownAds: build.infiniteQuery({
      ...pages('GET /api/wds/mine', (_: void) => ({ query: {} })),
      providesTags: [listOf('Ads'), 'Live'],
    }),
    ownAd: build.query({
      ...endpoint('GET /api/wds/mine/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Ads', id }, 'Live'],
    }),
    applicantsOf: build.query({
      ...endpoint('GET /api/wds/{id}/applicants', ({ id }: { id: string }) => ({
        params: { id },
        query: { limit: MOST },
      })),
      providesTags: (_data, _error, { id }) => [{ type: 'Ads', id }, 'Live'],
    }),
    createAd: build.mutation({ ...endpoint('POST /api/wds'), ...changesAds }),
    changeAd: build.mutation({ ...endpoint('PUT /api/wds/{id}'), ...changesAds }),
    stepAd: build.mutation({ ...endpoint('PUT /api/wds/{id}/state'), ...changesAds }),
    closeAd: build.mutation({ ...endpoint('DELETE /api/wds/{id}'), ...changesAds }),
    listRoomAgain: build.mutation({ ...endpoint('POST /api/roomies/{id}/list-again'), ...changesAds }),
    moveApplicant: build.mutation({ ...endpoint('PUT /api/wds/applicants/{id}'), ...changesAds }),
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
