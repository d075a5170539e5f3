import type { StockItem } from '@common-roof/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

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

type StockState = Record<typeof stockApi.reducerPath, ReturnType<typeof stockApi.reducer>>;
export type StockDispatch = ThunkDispatch<StockState, unknown, UnknownAction>;

/** Returns the changes of what is cached after a thing was marked. */
export const withMarked = (houseId: string, marked: StockItem) => [
  stockResources.util.updateQueryData('stock', { houseId }, (draft) => {
    const at = draft.items.findIndex(({ _id }) => _id === marked._id);
    if (at !== -1) draft.items[at] = marked;
  }),
  stockApi.util.updateQueryData('stockItem', { id: marked._id }, (draft) => {
    draft.item = marked;
  }),
];

export const {
  useStockItemQuery,
  useAddStockItemMutation,
  useEditStockItemMutation,
  useClaimStockItemMutation,
  useRemoveStockItemMutation,
} = stockApi;
