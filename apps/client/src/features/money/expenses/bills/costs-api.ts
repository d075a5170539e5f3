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
  readonly replaces: string | undefined;
}

/** Also after a rejection, which means someone else acted first. */
const changesCosts = { invalidatesTags: ['Costs'] as const };
const fresh = { providesTags: ['Costs', 'Live'] as const };

const costsApi = api.injectEndpoints({
  endpoints: (build) => ({
    costs: build.query({
      ...endpoint('getVariableCosts', ({ houseId: a, period: b }: OfHouse & { readonly period: string }) => ({
        params: { a, b },
      })),
      ...fresh,
    }),
    costAverages: build.query({
      ...endpoint('getCostAverages', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      ...fresh,
    }),
    bill: build.query({ ...endpoint('getVariableCost', byId), ...fresh }),
    billPreview: build.query({
      ...endpoint('previewVariableCost', ({ houseId: id, ...query }: Previewed) => ({ params: { id }, query })),
      ...fresh,
    }),
    recurringBills: build.query({
      ...endpoint('listRecurringBills', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      ...fresh,
    }),
    enterBill: build.mutation({ ...endpoint('enterVariableCost'), ...changesCosts }),
    takeBackBill: build.mutation({ ...endpoint('takeBackVariableCost'), ...changesCosts }),
    saveRecurringBill: build.mutation({ ...endpoint('saveRecurringBill'), ...changesCosts }),
    removeRecurringBill: build.mutation({ ...endpoint('removeRecurringBill'), ...changesCosts }),
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
} = costsApi;
