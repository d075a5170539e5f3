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
      ...pages('GET /api/move-in-submissions', ({ state }: { state?: ReportState | undefined }) => ({
        query: { state, limit: '20' },
      })),
      providesTags: [listOf('MoveReports'), 'Live'],
    }),
    moveReport: build.query({
      ...endpoint('GET /api/move-in-submissions/{id}', byId),
      providesTags: (_data, _error, { id }) => [{ type: 'MoveReports', id }, 'Live'],
    }),
    startMoveReport: build.mutation({
      ...endpoint('POST /api/move-in-submissions/drafts'),
      invalidatesTags: [listOf('MoveReports')],
    }),
    // The page already shows the input, so the report isn't refetched after each item.
    saveReportItem: build.mutation({
      ...endpoint('PUT /api/move-in-submissions/{id}/items/{item_id}'),
      // The page shows what is waiting; being offline in a cellar is expected.
      query: (args: Args<'PUT /api/move-in-submissions/{id}/items/{item_id}'>) => ({
        ...request('PUT /api/move-in-submissions/{id}/items/{item_id}', args),
        quiet: true,
      }),
    }),
    removeReportItem: build.mutation({ ...endpoint('DELETE /api/move-in-submissions/{id}/items/{item_id}') }),
    submitMoveReport: build.mutation({ ...endpoint('POST /api/move-in-submissions'), ...changesReports }),
    submitMoveOut: build.mutation({ ...endpoint('POST /api/move-in-submissions/{id}/submission'), ...changesReports }),
    acknowledgeMoveReport: build.mutation({
      ...endpoint('POST /api/move-in-submissions/{id}/acknowledgement'),
      ...changesReports,
    }),
    addToMoveReport: build.mutation({ ...endpoint('POST /api/move-in-submissions/{id}/addenda'), ...changesReports }),
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
