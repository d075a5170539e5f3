import { api } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'money:changed': { Money: all } });

const bankDetailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    bankDetails: build.query({ ...endpoint('getBankDetails', byId), providesTags: ['Money', 'Live'] }),
    setBankDetails: build.mutation({ ...endpoint('setBankDetails'), invalidatesTags: ['Money'] }),
  }),
});

export const { useBankDetailsQuery, useSetBankDetailsMutation } = bankDetailsApi;
