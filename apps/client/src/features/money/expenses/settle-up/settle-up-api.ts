import { api } from '#api/api.ts';
import { endpoint, pages } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'settle_up:changed': { SettleUp: ({ house_id: id }) => id },
  'house:changed': { SettleUp: all },
});

interface OfHouse {
  readonly houseId: string;
}

/** Also after a rejection, which means someone else acted first. */
const changesPlan = { invalidatesTags: ['SettleUp'] as const };
const movesMoney = { invalidatesTags: ['SettleUp', 'Money'] as const };

const settleUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    settleUp: build.query({
      ...endpoint('GET /api/settle-up/house/{id}', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'SettleUp', id }, 'Live'],
    }),
    settledPayments: build.infiniteQuery({
      ...pages('GET /api/settle-up/house/{id}/history', ({ houseId: id }: OfHouse) => ({ params: { id } })),
      providesTags: (_data, _error, { houseId: id }) => [{ type: 'SettleUp', id }, 'Live'],
    }),
    paySettleUp: build.mutation({ ...endpoint('PUT /api/settle-up/{id}/pay'), ...changesPlan }),
    takeBackSettleUp: build.mutation({ ...endpoint('PUT /api/settle-up/{id}/take-back'), ...changesPlan }),
    confirmSettleUp: build.mutation({ ...endpoint('PUT /api/settle-up/{id}/confirm'), ...movesMoney }),
    rejectSettleUp: build.mutation({ ...endpoint('PUT /api/settle-up/{id}/reject'), ...changesPlan }),
    undoSettleUp: build.mutation({ ...endpoint('PUT /api/settle-up/{id}/undo'), ...movesMoney }),
    remindOfSettleUp: build.mutation({ ...endpoint('PUT /api/settle-up/{id}/remind'), ...changesPlan }),
  }),
});

export const {
  useSettleUpQuery,
  useSettledPaymentsInfiniteQuery,
  usePaySettleUpMutation,
  useTakeBackSettleUpMutation,
  useConfirmSettleUpMutation,
  useRejectSettleUpMutation,
  useUndoSettleUpMutation,
  useRemindOfSettleUpMutation,
} = settleUpApi;
