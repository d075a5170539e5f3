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
      ...pages('getHouseSuppliesHistory', ({ houseId: id, ...query }: HistoryFilter) => ({ params: { id }, query })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Supplies', id }, 'Live'],
    }),
    suppliesImports: build.infiniteQuery({
      ...pages('listSuppliesImports', (id: string) => ({ params: { id } })),
      providesTags: (_data, _error, id) => [{ type: 'Supplies', id }, 'Live'],
    }),
    previewSuppliesImport: build.mutation(endpoint('previewSuppliesImport')),
    importSupplies: build.mutation({ ...endpoint('importSupplies'), ...changesSupplies }),
    takeBackSuppliesImport: build.mutation({ ...endpoint('takeBackSuppliesImport'), ...changesSupplies }),
    removeSuppliesOfRoomie: build.mutation({ ...endpoint('removeSuppliesOfRoomie'), ...changesSupplies }),
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
