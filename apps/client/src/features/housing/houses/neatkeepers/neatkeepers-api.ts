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
      ...endpoint('GET /api/neatkeepers/get-for-homeowner/{id}', ({ id }: { id: string }) => ({
        params: { id },
        query: { limit: MOST },
      })),
      providesTags: ['Neatkeepers', 'Live'],
    }),
    inviteNeatkeeper: build.mutation({ ...endpoint('POST /api/neatkeepers/create-neatkeeper'), ...changesKeepers }),
    changeNeatkeeper: build.mutation({ ...endpoint('PUT /api/neatkeepers/{id}'), ...changesKeepers }),
    endNeatkeeper: build.mutation({ ...endpoint('DELETE /api/neatkeepers/{id}'), ...changesKeepers }),
    resendInvitation: build.mutation({
      ...endpoint('POST /api/neatkeepers/invitations/{id}/resend'),
      ...changesKeepers,
    }),
    withdrawInvitation: build.mutation({ ...endpoint('DELETE /api/neatkeepers/invitations/{id}'), ...changesKeepers }),
    ownInvitations: build.query({
      ...endpoint('GET /api/neatkeepers/invitations'),
      providesTags: ['Neatkeepers', 'Live'],
    }),
    answerInvitation: build.mutation({
      ...endpoint('PUT /api/neatkeepers/invitations/{id}'),
      invalidatesTags: ['Neatkeepers', 'Me'],
    }),
    keptHouses: build.query<Page<KeptHouse>, void>({
      ...endpoint('GET /api/neatkeepers/all-houses', (_: void) => ({ query: { limit: MOST } })),
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
