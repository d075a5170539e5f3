import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';

/** Also after a rejection, which means it was reversed elsewhere. */
const changesMoney = { invalidatesTags: ['Money'] as const };

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    payment: build.query({ ...endpoint('GET /api/payments/{id}', byId), providesTags: ['Money', 'Live'] }),
    addPayment: build.mutation({ ...endpoint('PUT /api/roomies/addpayment/{id}'), ...changesMoney }),
    reportPayment: build.mutation({ ...endpoint('POST /api/payments/reported/{id}'), ...changesMoney }),
    confirmReported: build.mutation({ ...endpoint('PUT /api/payments/reported/{id}/confirm'), ...changesMoney }),
    rejectReported: build.mutation({ ...endpoint('PUT /api/payments/reported/{id}/reject'), ...changesMoney }),
    withdrawReported: build.mutation({ ...endpoint('PUT /api/payments/reported/{id}/withdraw'), ...changesMoney }),
    voidPayment: build.mutation({ ...endpoint('PUT /api/payments/{id}/void'), ...changesMoney }),
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
