import { api, listOf } from '#api/api.ts';
import { byId, endpoint, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'agreement:changed': { Leases: ({ agreement_id: id }) => id } });

/** Rooms, people and offers change as a result, too. */
const changesLeases = { invalidatesTags: ['Leases', 'Houses', 'People', 'Ads', 'Offers'] as const };

const leasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    leasesIn: build.infiniteQuery({
      ...pages('GET /api/roomies/homeowner-agreements', ({ state }: { state: 'active' | 'pre_released' }) => ({
        query: { state, limit: '50' },
      })),
      providesTags: [listOf('Leases'), 'Live'],
    }),
    lease: build.query({
      ...endpoint('GET /api/agreements/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Live'],
    }),
    leaseEnd: build.query({
      ...endpoint('GET /api/leases/{id}/end', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Live'],
    }),
    settlement: build.query({
      ...endpoint('GET /api/leases/{id}/settlement', ({ id, leftOn }: { id: string; leftOn?: string | undefined }) => ({
        params: { id },
        query: leftOn === undefined ? {} : { left_on: leftOn },
      })),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Money', 'Live'],
    }),
    leaseSettings: build.query({
      ...endpoint('GET /api/leases/settings/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }],
    }),
    leaseRent: build.query({
      ...endpoint('GET /api/leases/{id}/rent', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Live'],
    }),
    announceRent: build.mutation({ ...endpoint('POST /api/leases/{id}/rent-changes'), invalidatesTags: ['Leases'] }),
    answerRentChange: build.mutation({ ...endpoint('PUT /api/leases/rent-changes/{id}'), invalidatesTags: ['Leases'] }),
    withdrawRentChange: build.mutation({
      ...endpoint('DELETE /api/leases/rent-changes/{id}'),
      invalidatesTags: ['Leases'],
    }),
    saveLeaseSettings: build.mutation({ ...endpoint('PUT /api/leases/settings/{id}'), invalidatesTags: ['Leases'] }),
    giveNotice: build.mutation({ ...endpoint('PUT /api/roomies/prerelease/{id}'), ...changesLeases }),
    agreeOnMove: build.mutation({
      ...endpoint('POST /api/leases/{id}/move'),
      invalidatesTags: ['Leases', 'Agreements'],
    }),
    releaseLease: build.mutation({ ...endpoint('PUT /api/roomies/releaselease/{id}'), ...changesLeases }),
    rollBackRelease: build.mutation({ ...endpoint('PUT /api/roomies/rollbackrelease/{id}'), ...changesLeases }),
    requestLeaseChange: build.mutation({ ...endpoint('POST /api/leases/{id}/requests'), ...changesLeases }),
    answerLeaseRequest: build.mutation({ ...endpoint('PUT /api/leases/requests/{id}'), ...changesLeases }),
    withdrawLeaseRequest: build.mutation({ ...endpoint('DELETE /api/leases/requests/{id}'), ...changesLeases }),
    previousRoomies: build.infiniteQuery({
      ...pages('GET /api/previousroomies/{id}', ({ id, search }: { id: string; search?: string | undefined }) => ({
        params: { id },
        query: { search, limit: '20' },
      })),
      providesTags: [listOf('Leases'), 'Live'],
    }),
  }),
});

export const {
  useLeasesInInfiniteQuery,
  useLeaseQuery,
  useLeaseEndQuery,
  useSettlementQuery,
  useLeaseSettingsQuery,
  useSaveLeaseSettingsMutation,
  useLeaseRentQuery,
  useAnnounceRentMutation,
  useAnswerRentChangeMutation,
  useWithdrawRentChangeMutation,
  useGiveNoticeMutation,
  useAgreeOnMoveMutation,
  useReleaseLeaseMutation,
  useRollBackReleaseMutation,
  useRequestLeaseChangeMutation,
  useAnswerLeaseRequestMutation,
  useWithdrawLeaseRequestMutation,
  usePreviousRoomiesInfiniteQuery,
} = leasesApi;
