import type { RepairList } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'repairs:changed': { Repairs: all },
});

interface Listed {
  readonly list: RepairList;
  /** Absent: everything that the reader sees. */
  readonly houseId?: string;
  /** A room of that house; absent: all that the reader sees there. */
  readonly roomId?: string;
}

export const repairsApi = api.injectEndpoints({
  endpoints: (build) => ({
    repairs: build.infiniteQuery({
      ...pages('GET /api/repairs', ({ list, houseId, roomId }: Listed) => ({
        query: {
          list,
          limit: '20',
          ...(houseId === undefined ? {} : { house_id: houseId }),
          ...(roomId === undefined ? {} : { room_id: roomId }),
        },
      })),
      providesTags: ['Repairs', 'Live'],
    }),
    repairFigures: build.query({
      ...endpoint('GET /api/repairs/figures', ({ houseId }: { readonly houseId?: string }) => ({
        query: houseId === undefined ? {} : { house_id: houseId },
      })),
      providesTags: ['Repairs', 'Live'],
    }),
    repair: build.query({
      ...endpoint('GET /api/repairs/{id}', ({ id }: { readonly id: string }) => ({ params: { id } })),
      providesTags: ['Repairs', 'Live'],
    }),
    repairLink: build.query({
      ...endpoint('GET /api/repairs/{id}/link', ({ id }: { readonly id: string }) => ({ params: { id } })),
      keepUnusedDataFor: 0,
    }),
    reportRepair: build.mutation({ ...endpoint('POST /api/houses/{id}/repairs'), invalidatesTags: ['Repairs'] }),
    decideRepair: build.mutation({
      ...endpoint('PUT /api/repairs/{id}/decision'),
      invalidatesTags: ['Repairs', 'Waiting'],
    }),
    planRepair: build.mutation({ ...endpoint('PUT /api/repairs/{id}/plan'), invalidatesTags: ['Repairs'] }),
    answerRepairVisit: build.mutation({
      ...endpoint('PUT /api/repairs/{id}/visit'),
      invalidatesTags: ['Repairs', 'Waiting'],
    }),
    finishRepair: build.mutation({ ...endpoint('PUT /api/repairs/{id}/end'), invalidatesTags: ['Repairs'] }),
    reopenRepair: build.mutation({ ...endpoint('PUT /api/repairs/{id}/reopening'), invalidatesTags: ['Repairs'] }),
    withdrawRepair: build.mutation({
      ...endpoint('DELETE /api/repairs/{id}'),
      invalidatesTags: ['Repairs', 'Waiting'],
    }),
    writeRepairNote: build.mutation({ ...endpoint('POST /api/repairs/{id}/notes'), invalidatesTags: ['Repairs'] }),
  }),
});

export const {
  useRepairsInfiniteQuery,
  useRepairFiguresQuery,
  useRepairQuery,
  useLazyRepairLinkQuery,
  useReportRepairMutation,
  useDecideRepairMutation,
  usePlanRepairMutation,
  useAnswerRepairVisitMutation,
  useFinishRepairMutation,
  useReopenRepairMutation,
  useWithdrawRepairMutation,
  useWriteRepairNoteMutation,
} = repairsApi;
