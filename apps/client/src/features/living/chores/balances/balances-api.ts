import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';

interface OfHouse {
  readonly houseId: string;
}

export const balancesApi = api.injectEndpoints({
  endpoints: (build) => ({
    balances: build.query({
      ...endpoint('GET /api/houses/chore-balances/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'Chores', id }, 'Live'],
    }),
    resumeTurns: build.mutation({ ...endpoint('PUT /api/houses/chore-balances/{id}'), invalidatesTags: ['Chores'] }),
    payTurnsWithMoney: build.mutation({
      ...endpoint('PUT /api/roomies/chore-debt-money/{id}'),
      invalidatesTags: ['Chores', 'Money', 'SettleUp'],
    }),
    payChoreDebt: build.mutation({
      ...endpoint('PUT /api/roomies/chore-debt/{id}'),
      invalidatesTags: ['Chores', 'Points'],
    }),
  }),
});

export const { useBalancesQuery, useResumeTurnsMutation, usePayChoreDebtMutation, usePayTurnsWithMoneyMutation } =
  balancesApi;
