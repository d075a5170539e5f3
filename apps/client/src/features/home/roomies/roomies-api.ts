import {
  changeStay,
  createRoomie,
  endStay,
  getRoomie,
  inviteRoomieAgain,
  resetRoomiePassword,
  type RoomiePublic,
  saveRoomieNote,
} from '@common-roof/contracts';

import { api } from '../../../api/api.ts';
import { type Answer, type Args, request } from '../../../api/request.ts';

const changesPeople = {
  invalidatesTags: (_: unknown, error: unknown) => (error === undefined ? (['Houses'] as const) : []),
};

const roomiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    roomie: build.query<RoomiePublic, { id: string }>({
      query: ({ id }) => request(getRoomie)({ params: { id } }),
      providesTags: ['Houses', 'Live'],
    }),
    createRoomie: build.mutation<Answer<typeof createRoomie>, Args<typeof createRoomie>>({
      query: request(createRoomie),
      ...changesPeople,
    }),
    changeStay: build.mutation<Answer<typeof changeStay>, Args<typeof changeStay>>({
      query: request(changeStay),
      ...changesPeople,
    }),
    endStay: build.mutation<Answer<typeof endStay>, Args<typeof endStay>>({
      query: request(endStay),
      ...changesPeople,
    }),
    saveRoomieNote: build.mutation<Answer<typeof saveRoomieNote>, Args<typeof saveRoomieNote>>({
      query: request(saveRoomieNote),
      ...changesPeople,
    }),
    inviteRoomieAgain: build.mutation<Answer<typeof inviteRoomieAgain>, Args<typeof inviteRoomieAgain>>({
      query: request(inviteRoomieAgain),
    }),
    sendResetLink: build.mutation<Answer<typeof resetRoomiePassword>, Args<typeof resetRoomiePassword>>({
      query: request(resetRoomiePassword),
    }),
  }),
});

export const {
  useRoomieQuery,
  useCreateRoomieMutation,
  useChangeStayMutation,
  useEndStayMutation,
  useSaveRoomieNoteMutation,
  useInviteRoomieAgainMutation,
  useSendResetLinkMutation,
} = roomiesApi;
