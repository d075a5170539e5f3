import type { Message, Side, SyncPage } from '@common-roof/contracts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';

import { chatApi } from './chat-api.ts';
import { noteRead } from './conversations/conversation-patches.ts';
import { addMessages, addSync } from './messages/message-log.ts';

type ChatState = Record<typeof chatApi.reducerPath, ReturnType<typeof chatApi.reducer>>;
type ChatDispatch = ThunkDispatch<ChatState, unknown, UnknownAction>;

interface ChatCache {
  /** Adds messages from an answer like those of an event. */
  storeMessages: (conversationId: string, side: Side, messages: readonly Message[]) => void;
  /** Adds the result of a sync: missed messages, and changed ones. */
  storeSync: (conversationId: string, side: Side, page: SyncPage) => void;
  /** Stores the reader's own mark, as confirmed by the server. */
  storeOwnRead: (conversationId: string, me: string, lastReadSeq: number) => void;
}

/** Gives access to the chat's cache for answers that don't come through a query. */
export function useChatCache(): ChatCache {
  const dispatch = useDispatch<ChatDispatch>();
  return useMemo(
    () => ({
      storeMessages: (id, reader, messages) => {
        dispatch(
          chatApi.util.updateQueryData('messageLog', { id, reader }, (log) => {
            addMessages(log, messages);
          }),
        );
      },
      storeSync: (id, reader, page) => {
        dispatch(
          chatApi.util.updateQueryData('messageLog', { id, reader }, (log) => {
            addSync(log, page);
          }),
        );
      },
      storeOwnRead: (id, me, lastReadSeq) => {
        dispatch(
          chatApi.util.updateQueryData('conversations', me, (book) => {
            noteRead(book, { conversation_id: id, account_id: me, last_read_seq: lastReadSeq }, me);
          }),
        );
      },
    }),
    [dispatch],
  );
}
