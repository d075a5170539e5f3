import { api, listOf } from '#api/api.ts';
import { byId, endpoint, pages } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'agreement:changed': { Leases: ({ agreement_id: id }) => id } });

/** Rooms, people and offers change as a result, too. */
const changesLeases = { invalidatesTags: ['Leases', 'Houses', 'People', 'Ads', 'Offers'] as const };

const leasesApi = api.injectEndpoints({
  endpoints: (build) => ({
    leasesIn: build.infiniteQuery({
      ...pages('listOwnAgreements', ({ state }: { state: 'active' | 'pre_released' }) => ({
        query: { state, limit: '50' },
      })),
      providesTags: [listOf('Leases'), 'Live'],
    }),
    lease: build.query({
      ...endpoint('getAgreement', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Live'],
    }),
    leaseEnd: build.query({
      ...endpoint('getLeaseEnd', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Live'],
    }),
    settlement: build.query({
      ...endpoint('getSettlement', ({ id, leftOn }: { id: string; leftOn?: string | undefined }) => ({
        params: { id },
        query: leftOn === undefined ? {} : { left_on: leftOn },
      })),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }, 'Money', 'Live'],
    }),
    leaseSettings: build.query({
      ...endpoint('getLeaseSettings', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'Leases', id }],
    }),
    saveLeaseSettings: build.mutation({ ...endpoint('saveLeaseSettings'), invalidatesTags: ['Leases'] }),
    giveNotice: build.mutation({ ...endpoint('preReleaseLease'), ...changesLeases }),
    agreeOnMove: build.mutation({ ...endpoint('agreeOnMove'), invalidatesTags: ['Leases', 'Agreements'] }),
    releaseLease: build.mutation({ ...endpoint('releaseLease'), ...changesLeases }),
    rollBackRelease: build.mutation({ ...endpoint('rollBackRelease'), ...changesLeases }),
    requestLeaseChange: build.mutation({ ...endpoint('requestLeaseChange'), ...changesLeases }),
    answerLeaseRequest: build.mutation({ ...endpoint('answerLeaseRequest'), ...changesLeases }),
    withdrawLeaseRequest: build.mutation({ ...endpoint('withdrawLeaseRequest'), ...changesLeases }),
    previousRoomies: build.infiniteQuery({
      ...pages('listPreviousRoomies', ({ id, search }: { id: string; search?: string | undefined }) => ({
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
  useGiveNoticeMutation,
  useAgreeOnMoveMutation,
  useReleaseLeaseMutation,
  useRollBackReleaseMutation,
  useRequestLeaseChangeMutation,
  useAnswerLeaseRequestMutation,
  useWithdrawLeaseRequestMutation,
  usePreviousRoomiesInfiniteQuery,
} = leasesApi;
