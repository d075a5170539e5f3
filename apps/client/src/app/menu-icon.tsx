import { type ComponentType, useEffect, useState } from 'react';

import { useUnreadTotal } from '#features/living/chat/use-unread.ts';
import { CountBadge } from '#ui/badge.tsx';
import { fetchWhenIdle } from './fetch-when-idle.ts';
import { MENU_ICONS } from './menu-icons.tsx';
import type { MenuEntry } from './routes/route-entry.ts';

/** Start pages that list open questions. */
const STARTS: ReadonlySet<string> = new Set(['today', 'overview', 'activity', 'myHouses']);

/** Shows how many questions wait for the reader. Its code loads after the page's. */
function Waiting() {
  const [Count, setCount] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      fetchWhenIdle([
        async () => {
          const { WaitingCount } = await import('#features/insight/today/waiting/waiting-count.tsx');
          setCount(() => WaitingCount);
        },
      ]),
    [],
  );
  return Count === null ? null : <Count />;
}

/** The icon of a menu entry, with the unread count for the chat and the open questions for a start page. */
export function MenuIcon({ entry }: { entry: MenuEntry }) {
  const unread = useUnreadTotal();
  const Icon = MENU_ICONS[entry.icon];
  if (STARTS.has(entry.label)) {
    return (
      <span style={{ display: 'inline-flex' }}>
        <Icon />
        <Waiting />
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
