import { type ComponentType, useEffect, useState } from 'react';

import { useUnreadTotal } from '#features/living/chat/use-unread.ts';
import { CountBadge } from '#ui/badge.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { MENU_ICONS } from './menu-icons.tsx';
import type { MenuEntry } from './routes/route-entry.ts';

/** Start pages that list open questions. */
const STARTS: ReadonlySet<string> = new Set(['today', 'overview', 'activity', 'myHouses']);

interface LateCountProps {
  load: () => Promise<ComponentType>;
}

/** A number whose code loads after the page's. @param load the same function each time */
function LateCount({ load }: LateCountProps) {
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      fetchWhenIdle([
        async () => {
          const Loaded = await load();
          setCount(() => Loaded);
        },
      ]),
    [load],
  );
  return Count === null ? null : <Count />;
}

const loadWaiting = async (): Promise<ComponentType> =>
  (await import('#features/insight/today/waiting/waiting-count.tsx')).WaitingCount;
const loadUnread = async (): Promise<ComponentType> =>
  (await import('#features/living/announcements/unread-count.tsx')).UnreadCount;

/** The icon of a menu entry, with unread counts for chat and announcements, and the open questions for a start page. */
export function MenuIcon({ entry }: { entry: MenuEntry }) {
  const unread = useUnreadTotal();
  const Icon = MENU_ICONS[entry.icon];
  const load = STARTS.has(entry.label) ? loadWaiting : entry.label === 'announcements' ? loadUnread : undefined;
  if (load !== undefined) {
    return (
      <span style={{ display: 'inline-flex' }}>
        <Icon />
        <LateCount load={load} />
      </span>
    );
  }
  if (entry.label !== 'chat') return <Icon />;
  return (
    <CountBadge count={unread}>
      <Icon />
    </CountBadge>
  );
}
