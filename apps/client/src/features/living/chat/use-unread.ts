import type { Conversation } from '@common-roof/contracts';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';

import { useMe } from '#session/me-context.tsx';
import { useActing } from '#session/use-acting.ts';
import { useConversationsQuery } from './chat-api.ts';
import { missedIn } from './conversations/conversation-patches.ts';
import { partyOf } from './own-side.ts';

/** A push often just arrives later than the count. */
const LATE_MS = 1_000;

interface OwnConversations {
  /** Undefined while loading, and for roles without conversations. */
  conversations: readonly Conversation[] | undefined;
  unreadTotal: number;
  isError: boolean;
  refetch: () => unknown;
}

export function useOwnConversations(): OwnConversations {
  const { userType, userData } = useMe();
  const isActing = useActing() !== undefined;
  const { currentData, isError, refetch } = useConversationsQuery(
    partyOf(userType) === null || isActing ? skipToken : userData._id,
  );
  return { conversations: currentData?.items, unreadTotal: currentData?.unreadTotal ?? 0, isError, refetch };
}

export const useUnreadTotal = (): number => useOwnConversations().unreadTotal;

/** Refetches the list if a count includes messages that no push delivered. */
export function useMissedMessages(): void {
  const { conversations = [], refetch } = useOwnConversations();
  const missed = missedIn(conversations);
  useEffect(() => {
    if (missed === '') return;
    const timer = window.setTimeout(() => void refetch(), LATE_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, [missed, refetch]);
}
