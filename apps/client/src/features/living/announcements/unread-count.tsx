import { skipToken } from '@reduxjs/toolkit/query';

import { useMe } from '#session/me-context.tsx';
import { CountBadge } from '#ui/badge.tsx';
import { useUnreadAnnouncementsQuery } from './announcements-api.ts';

/** The number of announcements that a roomie has not read, as a badge on its container. */
export function UnreadCount() {
  const { userData } = useMe();
  const house = userData.account_type === 'roomie' ? userData.house : null;
  const { currentData } = useUnreadAnnouncementsQuery(house === null ? skipToken : { houseId: house._id });
  return <CountBadge count={currentData?.unread ?? 0}>{null}</CountBadge>;
}
