import type { CostCategory } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'variable_costs:changed': { Costs: all },
  'house:changed': { Costs: all },
});

interface OfHouse {
  readonly houseId: string;
}
interface Previewed extends OfHouse {
  readonly category: CostCategory;
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly split: string | undefined;
  readonly replaces: string | undefined;
}

/** Also after a rejection, which means someone else acted first. */
const changesCosts = { invalidatesTags: ['Costs'] as const };
const fresh = { providesTags: ['Costs', 'Live'] as const };

const costsApi = api.injectEndpoints({
  endpoints: (build) => ({
    costs: build.query({
      ...endpoint(
        'GET /api/houses/variablecosts/{a}/{b}',
        ({ houseId: a, period: b }: OfHouse & { readonly period: string }) => ({
          params: { a, b },
        }),
      ),
      ...fresh,
    }),
    costAverages: build.query({
      ...endpoint('GET /api/houses/averages/variablecosts/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      ...fresh,
    }),
    bill: build.query({ ...endpoint('GET /api/variable-costs/{id}', byId), ...fresh }),
    billPreview: build.query({
      ...endpoint('GET /api/houses/variable-cost-preview/{id}', ({ houseId: id, ...query }: Previewed) => ({
        params: { id },
        query,
      })),
      ...fresh,
    }),
    recurringBills: build.query({
      ...endpoint('GET /api/houses/recurring-bills/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      ...fresh,
    }),
    enterBill: build.mutation({ ...endpoint('PUT /api/houses/variablecosts/{id}'), ...changesCosts }),
    takeBackBill: build.mutation({ ...endpoint('PUT /api/variable-costs/{id}/take-back'), ...changesCosts }),
    saveRecurringBill: build.mutation({ ...endpoint('PUT /api/houses/recurring-bills/{id}'), ...changesCosts }),
    skipRecurringBill: build.mutation({
      ...endpoint('PUT /api/houses/recurring-bills/{id}/{category}/next'),
      ...changesCosts,
    }),
    removeRecurringBill: build.mutation({
      ...endpoint('DELETE /api/houses/recurring-bills/{id}/{category}'),
      ...changesCosts,
    }),
  }),
});

export const {
  useCostsQuery,
  useCostAveragesQuery,
  useBillQuery,
  useBillPreviewQuery,
  useRecurringBillsQuery,
  useEnterBillMutation,
  useTakeBackBillMutation,
  useSaveRecurringBillMutation,
  useRemoveRecurringBillMutation,
  useSkipRecurringBillMutation,
} = costsApi;
