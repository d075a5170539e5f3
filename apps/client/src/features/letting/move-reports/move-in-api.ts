import type { ReportState } from '@common-roof/contracts';

import { api, listOf } from '#api/api.ts';
import type { Args } from '#api/calls.ts';
import { byId, endpoint, pages, request } from '#api/request.ts';
import { invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'move-report:changed': { MoveReports: ({ report_id: id }) => id } });

const changesReports = { invalidatesTags: ['MoveReports'] as const };

const moveInApi = api.injectEndpoints({
  endpoints: (build) => ({
    moveReports: build.infiniteQuery({
      ...pages('listMoveReports', ({ state }: { state?: ReportState | undefined }) => ({
        query: { state, limit: '20' },
      })),
      providesTags: [listOf('MoveReports'), 'Live'],
    }),
    moveReport: build.query({
      ...endpoint('getMoveReport', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'MoveReports', id }, 'Live'],
    }),
    startMoveReport: build.mutation({
      ...endpoint('startMoveReport'),
      invalidatesTags: [listOf('MoveReports')],
    }),
    // The page already shows the input, so the report isn't refetched after each item.
    saveReportItem: build.mutation({
      ...endpoint('saveReportItem'),
      // The page shows what is waiting; being offline in a cellar is expected.
      query: (args: Args<'saveReportItem'>) => ({ ...request('saveReportItem', args), quiet: true }),
    }),
    removeReportItem: build.mutation({ ...endpoint('removeReportItem') }),
    submitMoveReport: build.mutation({ ...endpoint('submitMoveReport'), ...changesReports }),
    submitMoveOut: build.mutation({ ...endpoint('submitMoveOut'), ...changesReports }),
    acknowledgeMoveReport: build.mutation({ ...endpoint('acknowledgeMoveReport'), ...changesReports }),
    addToMoveReport: build.mutation({ ...endpoint('addToMoveReport'), ...changesReports }),
  }),
});

export const {
  useMoveReportsInfiniteQuery,
  useMoveReportQuery,
  useStartMoveReportMutation,
  useSaveReportItemMutation,
  useRemoveReportItemMutation,
  useSubmitMoveReportMutation,
  useSubmitMoveOutMutation,
  useAcknowledgeMoveReportMutation,
  useAddToMoveReportMutation,
} = moveInApi;
