import type { Message, Side } from '@common-roof/contracts';

import type { Args } from '#api/calls.ts';
import { request } from '#api/request.ts';
import { streamInto } from '#realtime/stream-into.ts';
import { answerOf, chatApi, type LogKey, storeIn } from '#features/living/chat/chat-api.ts';
import { notePin } from './pin-patches.ts';

const pinsApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    pins: build.query<Message[], Pick<LogKey, 'id' | 'reader'>>({
      query: ({ id }) => request('GET /api/messages/{id}/pins', { params: { id } }),
      transformResponse: ({ items }: { items: Message[] }) => items,
      providesTags: ['Live'],
      ...streamInto<Message[], Pick<LogKey, 'id' | 'reader'>>({
        'message:updated': (pins, message, { id }) => {
          if (message.conversation_id === id) notePin(pins, message);
        },
      }),
    }),
    pinMessage: build.mutation<Message, Args<'PUT /api/messages/{id}/messages/{message_id}/pin'> & { reader: Side }>({
      query: ({ params }) => request('PUT /api/messages/{id}/messages/{message_id}/pin', { params }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        for (const store of storesOf(reader, await answerOf(queryFulfilled))) dispatch(store);
      },
    }),
    unpinMessage: build.mutation<
      Message,
      Args<'DELETE /api/messages/{id}/messages/{message_id}/pin'> & { reader: Side }
    >({
      query: ({ params }) => request('DELETE /api/messages/{id}/messages/{message_id}/pin', { params }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        for (const store of storesOf(reader, await answerOf(queryFulfilled))) dispatch(store);
      },
    }),
  }),
});

export const { usePinsQuery, usePinMessageMutation, useUnpinMessageMutation } = pinsApi;

/** Stores an answered message in its conversation and among the pins. */
const storesOf = (reader: Side, message: Message | null) =>
  message === null
    ? []
    : [
        storeIn(reader, message),
        pinsApi.util.updateQueryData('pins', { id: message.conversation_id, reader }, (pins) => {
          notePin(pins, message);
        }),
      ];
