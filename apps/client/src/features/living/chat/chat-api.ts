import type { Conversation, Message, MessagePage, Page, Side } from '@common-roof/contracts';

import { api } from '#api/api.ts';
import type { Args } from '#api/calls.ts';
import { endpoint, MOST, request } from '#api/request.ts';
import { all, invalidateOn } from '#realtime/live-tags.ts';
import { streamInto } from '#realtime/stream-into.ts';
import {
  bookOfPage,
  type ConversationBook,
  noteFirstPin,
  noteMessage,
  notePresence,
  noteRead,
  noteUnread,
} from './conversations/conversation-patches.ts';
import { addMessages, addNewestPage, addOlderPage, logOfPage, type MessageLog } from './messages/message-log.ts';

export const liveTags = invalidateOn({ 'conversations:changed': { Conversations: all } });

/** The conversation, and the side it is read from. Admins give a reason for the audit log. */
export interface LogKey {
  id: string;
  reader: Side | 'admin';
  reason?: string;
}

const readAs = ({ reader, reason }: LogKey): { reader: LogKey['reader']; reason?: string } =>
  reason === undefined ? { reader } : { reader, reason };

const ownOnly = (log: MessageLog, message: Message, { id }: LogKey): void => {
  if (message.conversation_id === id) addMessages(log, [message]);
};

/** Waits for the changed message that a call answers; null: it failed, which its caller shows. */
export const answerOf = (answer: PromiseLike<{ data: Message }>): PromiseLike<Message | null> =>
  answer.then(
    ({ data }) => data,
    () => null,
  );

export const chatApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Keyed by account, so that nobody sees the list of the previously signed-in account. */
    conversations: build.query<ConversationBook, string>({
      query: () => request('GET /api/messages', { query: { limit: MOST } }),
      transformResponse: bookOfPage,
      providesTags: ['Live', 'Conversations'],
      ...streamInto<ConversationBook, string>({
        'message:created': ({ items }, message) => {
          noteMessage(items, message);
        },
        'message:updated': ({ items }, message) => {
          noteMessage(items, message);
          noteFirstPin(items, message);
        },
        'unread:changed': noteUnread,
        'message:read': noteRead,
        presence: ({ items }, presence) => {
          notePresence(items, presence);
        },
      }),
    }),
    houseConversations: build.query<Conversation[], { houseId: string; reason: string }>({
      query: ({ houseId, reason }) =>
        request('GET /api/messages/house/{id}', { params: { id: houseId }, query: { reason, limit: MOST } }),
      transformResponse: (page: Page<Conversation>) => page.items,
      ...streamInto<Conversation[], { houseId: string; reason: string }>({
        'message:created': noteMessage,
        'message:updated': noteMessage,
        presence: notePresence,
      }),
    }),
    messageLog: build.query<MessageLog, LogKey>({
      query: (key) => request('GET /api/messages/{id}/messages', { params: { id: key.id }, query: readAs(key) }),
      transformResponse: logOfPage,
      merge: addNewestPage,
      keepUnusedDataFor: 600,
      ...streamInto<MessageLog, LogKey>({ 'message:created': ownOnly, 'message:updated': ownOnly }),
    }),
    /** A mutation only in form: the fetched messages are added to the log rather than cached separately. */
    olderMessages: build.mutation<MessagePage, LogKey & { before: number }>({
      query: ({ before, ...key }) =>
        request('GET /api/messages/{id}/messages', {
          params: { id: key.id },
          query: { ...readAs(key), before: String(before) },
        }),
      async onQueryStarted({ before: _, ...key }, { dispatch, queryFulfilled }) {
        const { data: page } = await queryFulfilled.catch(() => ({ data: null }));
        if (page === null) return;
        dispatch(
          chatApi.util.updateQueryData('messageLog', key, (log) => {
            addOlderPage(log, page);
          }),
        );
      },
    }),
    editMessage: build.mutation<Message, Args<'PUT /api/messages/{id}/messages/{message_id}'> & { reader: Side }>({
      query: ({ params, body }) => request('PUT /api/messages/{id}/messages/{message_id}', { params, body }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        const message = await answerOf(queryFulfilled);
        if (message !== null) dispatch(storeIn(reader, message));
      },
    }),
    deleteMessage: build.mutation<Message, Args<'DELETE /api/messages/{id}/messages/{message_id}'> & { reader: Side }>({
      query: ({ params }) => request('DELETE /api/messages/{id}/messages/{message_id}', { params }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        const message = await answerOf(queryFulfilled);
        if (message !== null) dispatch(storeIn(reader, message));
      },
    }),
    reactToMessage: build.mutation<
      Message,
      Args<'PUT /api/messages/{id}/messages/{message_id}/reaction'> & { reader: Side }
    >({
      query: ({ params, body }) => request('PUT /api/messages/{id}/messages/{message_id}/reaction', { params, body }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        const message = await answerOf(queryFulfilled);
        if (message !== null) dispatch(storeIn(reader, message));
      },
    }),
    removeReaction: build.mutation<
      Message,
      Args<'DELETE /api/messages/{id}/messages/{message_id}/reaction'> & { reader: Side }
    >({
      query: ({ params }) => request('DELETE /api/messages/{id}/messages/{message_id}/reaction', { params }),
      async onQueryStarted({ reader }, { dispatch, queryFulfilled }) {
        const message = await answerOf(queryFulfilled);
        if (message !== null) dispatch(storeIn(reader, message));
      },
    }),
    emailConversation: build.mutation({ ...endpoint('POST /api/messages/{id}/messages/email') }),
    muteConversation: build.mutation({
      ...endpoint('PUT /api/messages/{id}/mute'),
      invalidatesTags: ['Conversations'],
    }),
    unmuteConversation: build.mutation({
      ...endpoint('DELETE /api/messages/{id}/mute'),
      invalidatesTags: ['Conversations'],
    }),
  }),
});

export const {
  useConversationsQuery,
  useHouseConversationsQuery,
  useMessageLogQuery,
  useOlderMessagesMutation,
  useEditMessageMutation,
  useDeleteMessageMutation,
  useReactToMessageMutation,
  useRemoveReactionMutation,
  useEmailConversationMutation,
  useMuteConversationMutation,
  useUnmuteConversationMutation,
} = chatApi;

/** Stores a changed message in its conversation. */
export const storeIn = (reader: Side, message: Message) =>
  chatApi.util.updateQueryData('messageLog', { id: message.conversation_id, reader }, (log) => {
    addMessages(log, [message]);
  });
