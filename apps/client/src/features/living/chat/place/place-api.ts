import type { MessagePage } from '@common-roof/contracts';

import { request } from '#api/request.ts';
import { streamInto } from '#realtime/stream-into.ts';
import { chatApi, type LogKey } from '#features/living/chat/chat-api.ts';
import { addPage, addPushed, isMoment, type PlaceLog, placeLogOfPage } from './place-log.ts';

/** The conversation, and the id of a message or the time that it is opened at. */
export interface PlaceKey extends LogKey {
  place: string;
}

const placeApi = chatApi.injectEndpoints({
  endpoints: (build) => ({
    placeLog: build.query<PlaceLog, PlaceKey>({
      query: ({ id, reader, place }) =>
        request('GET /api/messages/{id}/messages', {
          params: { id },
          query: { reader, ...(isMoment(place) ? { at: place } : { around: place }) },
        }),
      transformResponse: placeLogOfPage,
      ...streamInto<PlaceLog, PlaceKey>({
        'message:created': (log, message, { id }) => {
          if (message.conversation_id === id) addPushed(log, message);
        },
        'message:updated': (log, message, { id }) => {
          if (message.conversation_id === id) addPushed(log, message);
        },
      }),
    }),
    /** A mutation only in form, like `olderMessages`. */
    morePlace: build.mutation<MessagePage, PlaceKey & { side: 'before' | 'after'; seq: number }>({
      query: ({ id, reader, side, seq }) =>
        request('GET /api/messages/{id}/messages', { params: { id }, query: { reader, [side]: String(seq) } }),
      async onQueryStarted({ side, seq: _, ...key }, { dispatch, queryFulfilled }) {
        const { data: page } = await queryFulfilled.catch(() => ({ data: null }));
        if (page === null) return;
        dispatch(
          placeApi.util.updateQueryData('placeLog', key, (log) => {
            addPage(log, page, side);
          }),
        );
      },
    }),
  }),
});

export const { usePlaceLogQuery, useMorePlaceMutation } = placeApi;
