import type { Message, Side } from '@common-roof/contracts';

import type { Args } from '#api/calls.ts';
import { request } from '#api/request.ts';
import { answerOf, chatApi, storeIn } from '#features/living/chat/chat-api.ts';

const pollsApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    votePoll: build.mutation<Message, Args<'PUT /api/messages/{id}/messages/{message_id}/votes'> & { reader: Side }>({
      query: ({ params, body }) => request('PUT /api/messages/{id}/messages/{message_id}/votes', { params, body }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        const message = await answerOf(queryFulfilled);
        if (message !== null) dispatch(storeIn(reader, message));
      },
    }),
    closePoll: build.mutation<Message, Args<'PUT /api/messages/{id}/messages/{message_id}/closing'> & { reader: Side }>(
      {
        query: ({ params }) => request('PUT /api/messages/{id}/messages/{message_id}/closing', { params }),
        async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
          const message = await answerOf(queryFulfilled);
          if (message !== null) dispatch(storeIn(reader, message));
        },
      },
    ),
  }),
});

export const { useVotePollMutation, useClosePollMutation } = pollsApi;
