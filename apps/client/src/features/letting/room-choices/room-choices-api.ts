import { api } from '#api/api.ts';
import { endpoint } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';

export const liveTags = invalidateOn({
  'room_choices:changed': { RoomChoices: all },
});

const changes = { invalidatesTags: ['RoomChoices' as const, 'Waiting' as const] };
interface ById {
  readonly id: string;
}

export const roomChoicesApi = api.injectEndpoints({
  endpoints: (build) => ({
    roomChoices: build.query({
      ...endpoint('GET /api/houses/{id}/room-choices', ({ id }: ById) => ({ params: { id } })),
      providesTags: ['RoomChoices', 'Live'],
    }),
    roomChoiceCandidates: build.query({
      ...endpoint('GET /api/houses/{id}/room-choices/candidates', ({ id }: ById) => ({ params: { id } })),
      providesTags: ['RoomChoices', 'Live'],
    }),
    roomChoice: build.query({
      ...endpoint('GET /api/room-choices/{id}', ({ id }: ById) => ({ params: { id } })),
      providesTags: ['RoomChoices', 'Live'],
    }),
    ownRoomChoices: build.query({
      ...endpoint('GET /api/room-choices/own', () => ({})),
      providesTags: ['RoomChoices', 'Live'],
    }),
    ownRoomChoice: build.query({
      ...endpoint('GET /api/room-choices/{id}/own', ({ id }: ById) => ({ params: { id } })),
      providesTags: ['RoomChoices', 'Live'],
    }),
    linkedRoomChoice: build.query({
      ...endpoint('POST /api/room-choices/link', (body: { token: string }) => ({ body })),
      providesTags: ['RoomChoices'],
    }),
    openRoomChoice: build.mutation({ ...endpoint('POST /api/houses/{id}/room-choices'), ...changes }),
    extendRoomChoice: build.mutation({ ...endpoint('PUT /api/room-choices/{id}/closing'), ...changes }),
    withdrawRoomChoice: build.mutation({ ...endpoint('PUT /api/room-choices/{id}/withdrawal'), ...changes }),
    offerRoomChoice: build.mutation({
      ...endpoint('POST /api/room-choices/{id}/offers'),
      invalidatesTags: ['RoomChoices', 'Waiting', 'Offers', 'Agreements'],
    }),
    answerRoomChoice: build.mutation({ ...endpoint('PUT /api/room-choices/{id}/values'), ...changes }),
    replyToRoomChoice: build.mutation({ ...endpoint('PUT /api/room-choices/{id}/reply'), ...changes }),
    answerLinkedRoomChoice: build.mutation({ ...endpoint('PUT /api/room-choices/link/values'), ...changes }),
    replyToLinkedRoomChoice: build.mutation({ ...endpoint('PUT /api/room-choices/link/reply'), ...changes }),
  }),
});

export const {
  useRoomChoicesQuery,
  useRoomChoiceCandidatesQuery,
  useRoomChoiceQuery,
  useOwnRoomChoicesQuery,
  useOwnRoomChoiceQuery,
  useLinkedRoomChoiceQuery,
  useOpenRoomChoiceMutation,
  useExtendRoomChoiceMutation,
  useWithdrawRoomChoiceMutation,
  useOfferRoomChoiceMutation,
  useAnswerRoomChoiceMutation,
  useReplyToRoomChoiceMutation,
  useAnswerLinkedRoomChoiceMutation,
  useReplyToLinkedRoomChoiceMutation,
} = roomChoicesApi;
