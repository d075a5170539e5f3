import { skipToken } from '@reduxjs/toolkit/query';

import { useMe } from '../../session/me-context.tsx';
import { useConversationsQuery } from './chat-api.ts';
import { sideOf } from './own-side.ts';

/** Own conversations; an empty list for roles that have none. */
export function useOwnConversations() {
  const { userType, userData } = useMe();
  return useConversationsQuery(sideOf(userType) === null ? skipToken : userData._id);
}

export function useUnreadTotal(): number {
  const { currentData } = useOwnConversations();
  return currentData?.reduce((total, { unread }) => total + unread, 0) ?? 0;
}
