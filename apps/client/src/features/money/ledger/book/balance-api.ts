import type { MoneyAccount } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import { byId, endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

/** An event may concern several people. */
export const liveTags = invalidateOn({ 'money:changed': { Money: all } });

interface Listed {
  readonly id: string;
  readonly account?: MoneyAccount;
  readonly house?: string;
}

const balanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    balance: build.query({ ...endpoint('GET /api/ledger/balance/{id}', byId), providesTags: ['Money', 'Live'] }),
    arrears: build.query({ ...endpoint('GET /api/ledger/arrears/{id}', byId), providesTags: ['Money', 'Live'] }),
    ledger: build.infiniteQuery({
      ...pages('GET /api/ledger/entries/{id}', ({ id, ...query }: Listed) => ({ params: { id }, query })),
      providesTags: ['Money', 'Live'],
    }),
  }),
});

export const { useBalanceQuery, useArrearsQuery, useLedgerInfiniteQuery } = balanceApi;
