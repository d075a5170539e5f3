import { endpoint, pages } from '../../../../api/request.ts';
import { api } from '../../../../api/api.ts';

/** What is listed of the history of a house; what is left out does not matter. */
export interface HistoryFilter {
  readonly houseId: string;
  readonly month: string | undefined;
  readonly buyer: string | undefined;
  readonly search: string | undefined;
  /** `true`: what was taken out of it, too. */
  readonly removed: 'true' | undefined;
}

/** Also after a refusal: then somebody else was faster. */
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
