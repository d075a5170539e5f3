import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'money:changed': { Money: all } });

const lateFeesApi = api.injectEndpoints({
  endpoints: (build) => ({
    lateFees: build.query({ ...endpoint('GET /api/houses/{id}/late-fees', byId), providesTags: ['Money', 'Live'] }),
    setLateFeeRule: build.mutation({ ...endpoint('PUT /api/houses/{id}/late-fees'), invalidatesTags: ['Money'] }),
    endLateFees: build.mutation({ ...endpoint('DELETE /api/houses/{id}/late-fees'), invalidatesTags: ['Money'] }),
    waiveLateFee: build.mutation({ ...endpoint('PUT /api/late-fees/{id}/waiver'), invalidatesTags: ['Money'] }),
    restoreLateFee: build.mutation({ ...endpoint('DELETE /api/late-fees/{id}/waiver'), invalidatesTags: ['Money'] }),
  }),
});

export const {
  useLateFeesQuery,
  useSetLateFeeRuleMutation,
  useEndLateFeesMutation,
  useWaiveLateFeeMutation,
  useRestoreLateFeeMutation,
} = lateFeesApi;
