import { api, listOf } from '#api/api.ts';
import { byId, endpoint } from '#api/request.ts';
import '#api/resources/houses.ts'; // registers the live updates of houses

const changesPeople = {
  invalidatesTags: (_: unknown, error: unknown) => (error === undefined ? (['Houses'] as const) : []),
};

const roomiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    roomie: build.query({
      ...endpoint('GET /api/roomies/by-id/{id}', byId),
      // Changes of a stay arrive as changes of its house.
      providesTags: (roomie) => [roomie?.house ? { type: 'Houses', id: roomie.house } : listOf('Houses'), 'Live'],
    }),
    createRoomie: build.mutation({ ...endpoint('POST /api/roomies'), ...changesPeople }),
    changeStay: build.mutation({ ...endpoint('PUT /api/roomies/{id}'), ...changesPeople }),
    endStay: build.mutation({ ...endpoint('DELETE /api/roomies/{id}'), ...changesPeople }),
    saveRoomieNote: build.mutation({ ...endpoint('PUT /api/roomies/{id}/note'), ...changesPeople }),
    inviteRoomieAgain: build.mutation({ ...endpoint('POST /api/roomies/{id}/invite') }),
    sendResetLink: build.mutation({ ...endpoint('PUT /api/roomies/resetpassword/{id}') }),
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
