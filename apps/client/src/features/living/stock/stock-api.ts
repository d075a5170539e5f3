import { byId, endpoint } from '#api/request.ts';
import { stockResources } from '#api/resources/stock.ts';

/** Also after a rejection, which means someone else acted first. */
const changesStock = { invalidatesTags: ['Stock' as const] };

/** Beside the list, whose live events concern a single thing, too. */
const stockApi = stockResources.injectEndpoints({
  endpoints: (build) => ({
    stockItem: build.query({
      ...endpoint('GET /api/stock/{id}', byId),
      providesTags: (detail) => [
        detail === undefined ? 'Stock' : { type: 'Stock' as const, id: detail.house._id },
        'Live',
      ],
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
