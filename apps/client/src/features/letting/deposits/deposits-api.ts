import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'deposit:changed': { Deposits: ({ roomie_id: id }) => id },
  // Arrears are part of a deposit's view.
  'money:changed': { Deposits: all },
});

/** A lease and its roomie. */
export interface OfLease {
  readonly roomieId: string;
  readonly leaseId: string;
}

/** Also after a rejection, which means the server has other data than shown. The lease may be archived as a result. */
const changesDeposits = { invalidatesTags: ['Deposits', 'Leases', 'Agreements', 'Money'] as const };

const depositsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deposit: build.query({
      ...endpoint('GET /api/roomies/damage_deposit_data/{id}', ({ roomieId, leaseId }: OfLease) => ({
        params: { id: roomieId },
        query: { agreement_id: leaseId },
      })),
      providesTags: (_data, _error, { roomieId }) => [{ type: 'Deposits', id: roomieId }, 'Live'],
    }),
    /** The newest deposit of any lease. */
    newestDeposit: build.query({
      ...endpoint('GET /api/roomies/damage_deposit_data/{id}', ({ id }: { id: string }) => ({
        params: { id },
        query: {},
      })),
      providesTags: (_data, _error, { id }) => [{ type: 'Deposits', id }, 'Live'],
    }),
    settleDeposit: build.mutation({ ...endpoint('PUT /api/roomies/damage_deposit_data/{id}'), ...changesDeposits }),
    addDeduction: build.mutation({ ...endpoint('POST /api/deposits/{id}/deductions'), ...changesDeposits }),
    setOffArrears: build.mutation({ ...endpoint('POST /api/deposits/{id}/set_offs'), ...changesDeposits }),
    changeDeduction: build.mutation({
      ...endpoint('PUT /api/deposits/{id}/deductions/{deduction}'),
      ...changesDeposits,
    }),
    disputeDeductions: build.mutation({ ...endpoint('PUT /api/deposits/{id}/dispute'), ...changesDeposits }),
  }),
});

export const {
  useDepositQuery,
  useNewestDepositQuery,
  useSettleDepositMutation,
  useAddDeductionMutation,
  useSetOffArrearsMutation,
  useChangeDeductionMutation,
  useDisputeDeductionsMutation,
} = depositsApi;
