import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';

/** Also after a rejection, which means someone else acted first. */
const changesStock = { invalidatesTags: ['Stock' as const] };

const stockApi = api.injectEndpoints({
  endpoints: (build) => ({
    stockItem: build.query({
      ...endpoint('GET /api/stock/{id}', byId),
      providesTags: ['Stock', 'Live'],
    }),
    addStockItem: build.mutation({ ...endpoint('POST /api/houses/{id}/stock'), ...changesStock }),
    editStockItem: build.mutation({ ...endpoint('PUT /api/stock/{id}'), ...changesStock }),
    claimStockItem: build.mutation({ ...endpoint('PUT /api/stock/{id}/claim'), ...changesStock }),
    removeStockItem: build.mutation({ ...endpoint('DELETE /api/stock/{id}'), ...changesStock }),
  }),
});

export const {
  useStockItemQuery,
  useAddStockItemMutation,
  useEditStockItemMutation,
  useClaimStockItemMutation,
  useRemoveStockItemMutation,
} = stockApi;
