import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'money:changed': { Money: all } });

const bankDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bankDetails: build.query({
      ...endpoint('GET /api/payments/bank-details/{id}', byId),
      providesTags: ['Money', 'Live'],
    }),
    setBankDetails: build.mutation({ ...endpoint('PUT /api/payments/bank-details/{id}'), invalidatesTags: ['Money'] }),
  }),
});

export const { useBankDetailsQuery, useSetBankDetailsMutation } = bankDetailsApi;
