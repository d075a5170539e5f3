import type { KeptHouse, Page } from '@common-roof/contracts';

import { api, listOf } from '#api/api.ts';
import { endpoint, MOST } from '#api/request.ts';
import { putBoard } from '#api/resources/houses.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';
import { streamInto } from '#realtime/stream-into.ts';

export const liveTags = invalidateOn({ 'neatkeepers:changed': { Neatkeepers: all } });

const changesKeepers = { invalidatesTags: ['Neatkeepers'] } as const;

const neatkeepersApi = api.injectEndpoints({
  endpoints: (build) => ({
    neatkeepersOfHomeowner: build.query({
      ...endpoint('listNeatkeepersOfHomeowner', ({ id }: { id: string }) => ({
        params: { id },
        query: { limit: MOST },
      })),
      providesTags: ['Neatkeepers', 'Live'],
    }),
    inviteNeatkeeper: build.mutation({ ...endpoint('inviteNeatkeeper'), ...changesKeepers }),
    changeNeatkeeper: build.mutation({ ...endpoint('changeNeatkeeper'), ...changesKeepers }),
    endNeatkeeper: build.mutation({ ...endpoint('endNeatkeeper'), ...changesKeepers }),
    resendInvitation: build.mutation({ ...endpoint('resendInvitation'), ...changesKeepers }),
    withdrawInvitation: build.mutation({ ...endpoint('withdrawInvitation'), ...changesKeepers }),
    ownInvitations: build.query({ ...endpoint('listOwnInvitations'), providesTags: ['Neatkeepers', 'Live'] }),
    answerInvitation: build.mutation({ ...endpoint('answerInvitation'), invalidatesTags: ['Neatkeepers', 'Me'] }),
    keptHouses: build.query<Page<KeptHouse>, void>({
      ...endpoint('listKeptHouses', (_: void) => ({ query: { limit: MOST } })),
      providesTags: ['Neatkeepers', listOf('Houses'), 'Live'],
      ...streamInto<Page<KeptHouse>, void>({
        'board:updated': ({ items }, { house_id: id, ...board }) => {
          const house = items.find(({ _id }) => _id === id);
          if (house !== undefined) putBoard(house, board);
        },
      }),
    }),
  }),
});

export const {
  useNeatkeepersOfHomeownerQuery,
  useInviteNeatkeeperMutation,
  useChangeNeatkeeperMutation,
  useEndNeatkeeperMutation,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
  useOwnInvitationsQuery,
  useAnswerInvitationMutation,
  useKeptHousesQuery,
} = neatkeepersApi;
