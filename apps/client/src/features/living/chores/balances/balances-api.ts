import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

interface OfHouse {
  readonly houseId: string;
}

export const balancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    balances: build.query({
      ...endpoint('getChoreBalances', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Chores', id }, 'Live'],
    }),
    resumeTurns: build.mutation({ ...endpoint('resumeTurns'), invalidatesTags: ['Chores'] }),
    payTurnsWithMoney: build.mutation({
      ...endpoint('payTurnsWithMoney'),
      invalidatesTags: ['Chores', 'Money', 'SettleUp'],
    }),
    payChoreDebt: build.mutation({ ...endpoint('payChoreDebt'), invalidatesTags: ['Chores', 'Points'] }),
  }),
});

export const { useBalancesQuery, useResumeTurnsMutation, usePayChoreDebtMutation, usePayTurnsWithMoneyMutation } =
  balancesApi;
