import type { PurchaseCategory } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'supplies:changed': { Supplies: ({ house_id: id }) => id },
  'supplies:recalculated': { Supplies: ({ house_id: id }) => id },
  'house:changed': { Supplies: all },
});

interface OfHouse {
  readonly houseId: string;
}
interface Listed extends OfHouse {
  readonly state: 'entered' | undefined;
  readonly search: string | undefined;
  readonly category?: PurchaseCategory | undefined;
}

interface OfSupply extends OfHouse {
  readonly supplyId: string;
}
interface OfCategory {
  readonly roomieId: string;
  readonly category: PurchaseCategory;
}

/** Also after a rejection, which means someone else acted first. */
const changesSupplies = { invalidatesTags: ['Supplies'] as const };

export const suppliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    supplies: build.infiniteQuery({
      ...pages('GET /api/roomies/allhousesupplies/{id}', ({ houseId: id, ...query }: Listed) => ({
        params: { id },
        query,
      })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Supplies', id }, 'Live'],
    }),
    /** The newest purchase of a roomie in a category, whose split a new one can take over. */
    lastPurchase: build.query({
      ...endpoint('GET /api/roomies/allsupplies/{id}', ({ roomieId: id, category }: OfCategory) => ({
        params: { id },
        query: { category, limit: '1' },
      })),
      providesTags: ['Supplies'],
    }),
    suppliesMonths: build.query({
      ...endpoint('GET /api/supplies-history/house/{id}/months', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Supplies', id }, 'Live'],
    }),
    recurringSupplies: build.query({
      ...endpoint('GET /api/roomies/recurring-supplies/house/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Supplies', id }, 'Live'],
    }),
    changeRecurringSupply: build.mutation({
      ...endpoint('PUT /api/roomies/recurring-supplies/{id}'),
      ...changesSupplies,
    }),
    skipRecurringSupply: build.mutation({
      ...endpoint('PUT /api/roomies/recurring-supplies/{id}/next'),
      ...changesSupplies,
    }),
    stopRecurringSupply: build.mutation({
      ...endpoint('DELETE /api/roomies/recurring-supplies/{id}'),
      ...changesSupplies,
    }),
    supplyComments: build.infiniteQuery({
      ...pages('GET /api/supplies/{id}/comments', ({ supplyId: id }: OfSupply) => ({ params: { id }, query: {} })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Supplies', id }, 'Live'],
    }),
    addSupplyComment: build.mutation({ ...endpoint('POST /api/supplies/{id}/comments'), ...changesSupplies }),
    removeSupplyComment: build.mutation({
      ...endpoint('DELETE /api/supplies/{id}/comments/{comment}'),
      ...changesSupplies,
    }),
    enterSupply: build.mutation({
      ...endpoint('PUT /api/roomies/supplies/{id}'),
      invalidatesTags: ['Supplies', 'Stock'] as const,
    }),
    verifySupply: build.mutation({ ...endpoint('PUT /api/roomies/verifysupply/{id}'), ...changesSupplies }),
    setPurchaseLimit: build.mutation({
      ...endpoint('PUT /api/houses/purchase-limit/{id}'),
      invalidatesTags: ['Houses', 'Supplies'] as const,
    }),
    deleteSupply: build.mutation({ ...endpoint('PUT /api/roomies/deletesupply/{id}'), ...changesSupplies }),
  }),
});

export const {
  useSuppliesInfiniteQuery,
  useLastPurchaseQuery,
  useSuppliesMonthsQuery,
  useEnterSupplyMutation,
  useSupplyCommentsInfiniteQuery,
  useAddSupplyCommentMutation,
  useRemoveSupplyCommentMutation,
  useRecurringSuppliesQuery,
  useChangeRecurringSupplyMutation,
  useSkipRecurringSupplyMutation,
  useStopRecurringSupplyMutation,
  useVerifySupplyMutation,
  useDeleteSupplyMutation,
  useSetPurchaseLimitMutation,
} = suppliesApi;
