import type { BankList } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({ 'bank:changed': { Costs: all }, 'money:changed': { Costs: all } });

export const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    bankEntries: build.infiniteQuery({
      ...pages('GET /api/bank-entries', ({ list }: { readonly list: BankList }) => ({ query: { list, limit: '20' } })),
      providesTags: ['Costs', 'Live'],
    }),
    certainBankEntries: build.query({
      ...endpoint('GET /api/bank-entries/certain', (_: undefined) => ({})),
      providesTags: ['Costs', 'Live'],
    }),
    bankPeople: build.query({
      ...endpoint('GET /api/bank-entries/people', (_: undefined) => ({})),
      providesTags: ['Costs', 'Live'],
    }),
    importBankStatement: build.mutation({ ...endpoint('POST /api/bank-statements'), invalidatesTags: ['Costs'] }),
    ignoreBankEntry: build.mutation({ ...endpoint('PUT /api/bank-entries/{id}/ignored'), invalidatesTags: ['Costs'] }),
    enterBankEntry: build.mutation({ ...endpoint('POST /api/bank-entries/{id}/payment'), invalidatesTags: ['Costs'] }),
    enterBankEntries: build.mutation({ ...endpoint('POST /api/bank-entries/payments'), invalidatesTags: ['Costs'] }),
  }),
});

export const {
  useBankEntriesInfiniteQuery,
  useCertainBankEntriesQuery,
  useBankPeopleQuery,
  useImportBankStatementMutation,
  useIgnoreBankEntryMutation,
  useEnterBankEntryMutation,
  useEnterBankEntriesMutation,
} = bankApi;
