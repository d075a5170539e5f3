import { endpoint, pages } from '#api/request.ts';
import { api } from '#api/api.ts';

/** Filters of a house's history; absent ones don't apply. */
export interface HistoryFilter {
  readonly houseId: string;
  readonly month: string | undefined;
  readonly buyer: string | undefined;
  readonly search: string | undefined;
  /** `true`: includes removed purchases. */
  readonly removed: 'true' | undefined;
}

/** Also after a rejection, which means someone else acted first. */
const changesSupplies = { invalidatesTags: ['Supplies'] as const };

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    suppliesHistory: build.infiniteQuery({
      ...pages('GET /api/supplies-history/house/{id}', ({ houseId: id, ...query }: HistoryFilter) => ({
        params: { id },
        query,
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Supplies', id }, 'Live'],
    }),
    suppliesImports: build.infiniteQuery({
      ...pages('GET /api/supplies-history/house/{id}/imports', (id: string) => ({ params: { id } })),
      providesTags: (_data, _error, id) => [{ type: 'Supplies', id }, 'Live'],
    }),
    previewSuppliesImport: build.mutation(endpoint('POST /api/supplies-history/house/{id}/import/preview')),
    importSupplies: build.mutation({ ...endpoint('POST /api/supplies-history/house/{id}/import'), ...changesSupplies }),
    takeBackSuppliesImport: build.mutation({
      ...endpoint('DELETE /api/supplies-history/imports/{id}'),
      ...changesSupplies,
    }),
    removeSuppliesOfRoomie: build.mutation({
      ...endpoint('DELETE /api/supplies-history/roomie/{id}'),
      ...changesSupplies,
    }),
  }),
});

export const {
  useSuppliesHistoryInfiniteQuery,
  useSuppliesImportsInfiniteQuery,
  usePreviewSuppliesImportMutation,
  useImportSuppliesMutation,
  useTakeBackSuppliesImportMutation,
  useRemoveSuppliesOfRoomieMutation,
} = historyApi;
