import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';

/** Also after a rejection, which means it was reversed elsewhere. */
const changesMoney = { invalidatesTags: ['Money'] as const };

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payment: build.query({ ...endpoint('getPayment', byId), providesTags: ['Money', 'Live'] }),
    addPayment: build.mutation({ ...endpoint('addPayment'), ...changesMoney }),
    reportPayment: build.mutation({ ...endpoint('reportPayment'), ...changesMoney }),
    confirmReported: build.mutation({ ...endpoint('confirmReportedPayment'), ...changesMoney }),
    rejectReported: build.mutation({ ...endpoint('rejectReportedPayment'), ...changesMoney }),
    withdrawReported: build.mutation({ ...endpoint('withdrawReportedPayment'), ...changesMoney }),
    voidPayment: build.mutation({ ...endpoint('voidPayment'), ...changesMoney }),
  }),
});

export const {
  usePaymentQuery,
  useAddPaymentMutation,
  useReportPaymentMutation,
  useConfirmReportedMutation,
  useRejectReportedMutation,
  useWithdrawReportedMutation,
  useVoidPaymentMutation,
} = paymentsApi;
