import { api, listOf } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import '#api/resources/houses.ts'; // registers the live updates of houses

const changesPeople = {
  invalidatesTags: (_: unknown, error: unknown) => (error === undefined ? (['Houses'] as const) : []),
};

const roomiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    roomie: build.query({
      ...endpoint('getRoomie', byId),
      // Changes of a stay arrive as changes of its house.
      providesTags: (roomie) => [roomie?.house ? { type: 'Houses', id: roomie.house } : listOf('Houses'), 'Live'],
    }),
    createRoomie: build.mutation({ ...endpoint('createRoomie'), ...changesPeople }),
    changeStay: build.mutation({ ...endpoint('changeStay'), ...changesPeople }),
    endStay: build.mutation({ ...endpoint('endStay'), ...changesPeople }),
    saveRoomieNote: build.mutation({ ...endpoint('saveRoomieNote'), ...changesPeople }),
    inviteRoomieAgain: build.mutation({ ...endpoint('inviteRoomieAgain') }),
    sendResetLink: build.mutation({ ...endpoint('resetRoomiePassword') }),
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
