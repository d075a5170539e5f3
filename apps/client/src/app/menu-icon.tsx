import { useUnreadTotal } from '../features/living/chat/use-unread.ts';
import { CountBadge } from '../ui/badge.tsx';
import { MENU_ICONS } from './menu-icons.tsx';
import type { MenuEntry } from './routes/route-entry.ts';

/** The icon of a menu entry; the chat's carries the unread count. */
export function MenuIcon({ entry }: { entry: MenuEntry }) {
  const unread = useUnreadTotal();
  const Icon = MENU_ICONS[entry.icon];
  if (entry.label !== 'chat') return <Icon />;
  return (
    <CountBadge count={unread}>
      <Icon />
    </CountBadge>
  );
}
