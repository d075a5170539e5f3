import type { OwnCostCategory, OwnCostList } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { byId, endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'variable_costs:changed': { Costs: all } });

export interface CostFilter {
  readonly list: OwnCostList;
  readonly houseId?: string | undefined;
  readonly category?: OwnCostCategory | undefined;
  readonly search?: string | undefined;
  /** ISO dates, both inclusive. */
  readonly from: string;
  readonly to: string;
}

export const ownCostsApi = api.injectEndpoints({
  endpoints: (build) => ({
    ownCosts: build.infiniteQuery({
      ...pages('GET /api/own-costs', ({ list, houseId, category, search, from, to }: CostFilter) => ({
        query: { list, house_id: houseId, category, search, from, to, limit: '20' },
      })),
      providesTags: ['Costs', 'Live'],
    }),
    ownCost: build.query({ ...endpoint('GET /api/own-costs/{id}', byId), providesTags: ['Costs', 'Live'] }),
    recurringCosts: build.query({
      ...endpoint('GET /api/recurring-costs', ({ houseId }: { readonly houseId: string | undefined }) => ({
        query: { house_id: houseId },
      })),
      providesTags: ['Costs', 'Live'],
    }),
    addOwnCost: build.mutation({ ...endpoint('POST /api/houses/{id}/own-costs'), invalidatesTags: ['Costs'] }),
    changeOwnCost: build.mutation({ ...endpoint('PUT /api/own-costs/{id}'), invalidatesTags: ['Costs'] }),
    removeOwnCost: build.mutation({ ...endpoint('DELETE /api/own-costs/{id}'), invalidatesTags: ['Costs'] }),
    restoreOwnCost: build.mutation({
      ...endpoint('PUT /api/own-costs/{id}/restoration'),
      invalidatesTags: ['Costs'],
    }),
    changeRecurringCost: build.mutation({
      ...endpoint('PUT /api/recurring-costs/{id}'),
      invalidatesTags: ['Costs'],
    }),
  }),
});

export const {
  useOwnCostsInfiniteQuery,
  useOwnCostQuery,
  useRecurringCostsQuery,
  useAddOwnCostMutation,
  useChangeOwnCostMutation,
  useRemoveOwnCostMutation,
  useRestoreOwnCostMutation,
  useChangeRecurringCostMutation,
} = ownCostsApi;
