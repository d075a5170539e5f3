import {
  answerInvitation,
  changeNeatkeeper,
  endNeatkeeper,
  type House,
  inviteNeatkeeper,
  type KeptHouse,
  listHouses,
  listKeptHouses,
  listNeatkeepersOfHomeowner,
  listOwnInvitations,
  type Page,
  resendInvitation,
  withdrawInvitation,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';
import { streamInto } from '../../../realtime/stream-into.ts';

const MOST = '200';
const changesKeepers = { invalidatesTags: ['Neatkeepers'] } as const;

const neatkeepersApi = api.injectEndpoints({
  endpoints: (build) => ({
    neatkeepersOfHomeowner: build.query<Answer<typeof listNeatkeepersOfHomeowner>, { id: string }>({
      query: ({ id }) => request(listNeatkeepersOfHomeowner)({ params: { id }, query: { limit: MOST } }),
      providesTags: ['Neatkeepers', 'Live'],
    }),
    /** Where somebody can be asked to clean. */
    housesToKeep: build.query<Page<House>, void>({
      query: () => request(listHouses)({ query: { limit: MOST } }),
      providesTags: ['Houses', 'Live'],
    }),
    inviteNeatkeeper: build.mutation<Answer<typeof inviteNeatkeeper>, Args<typeof inviteNeatkeeper>>({
      query: request(inviteNeatkeeper),
      ...changesKeepers,
    }),
    changeNeatkeeper: build.mutation<Answer<typeof changeNeatkeeper>, Args<typeof changeNeatkeeper>>({
      query: request(changeNeatkeeper),
      ...changesKeepers,
    }),
    endNeatkeeper: build.mutation<Answer<typeof endNeatkeeper>, Args<typeof endNeatkeeper>>({
      query: request(endNeatkeeper),
      ...changesKeepers,
    }),
    resendInvitation: build.mutation<Answer<typeof resendInvitation>, Args<typeof resendInvitation>>({
      query: request(resendInvitation),
      ...changesKeepers,
    }),
    withdrawInvitation: build.mutation<Answer<typeof withdrawInvitation>, Args<typeof withdrawInvitation>>({
      query: request(withdrawInvitation),
      ...changesKeepers,
    }),
    ownInvitations: build.query<Answer<typeof listOwnInvitations>, void>({
      query: () => request(listOwnInvitations)(),
      providesTags: ['Neatkeepers', 'Live'],
    }),
    answerInvitation: build.mutation<Answer<typeof answerInvitation>, Args<typeof answerInvitation>>({
      query: request(answerInvitation),
      invalidatesTags: ['Neatkeepers', 'Me'],
    }),
    keptHouses: build.query<Page<KeptHouse>, void>({
      query: () => request(listKeptHouses)({ query: { limit: MOST } }),
      providesTags: ['Neatkeepers', 'Houses', 'Live'],
      ...streamInto<Page<KeptHouse>, void>({
        'board:updated': ({ items }, { house_id: id, version, items: lines }) => {
          const house = items.find(({ _id }) => _id === id);
          if (house === undefined || version <= house.board.version) return;
          house.board = { version, items: lines };
        },
      }),
    }),
  }),
});

export const {
  useNeatkeepersOfHomeownerQuery,
  useHousesToKeepQuery,
  useInviteNeatkeeperMutation,
  useChangeNeatkeeperMutation,
  useEndNeatkeeperMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
  useOwnInvitationsQuery,
  useAnswerInvitationMutation,
  useKeptHousesQuery,
} = neatkeepersApi;
