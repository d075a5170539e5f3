import Badge from '@mui/material/Badge';

import { useUnreadTotal } from '../features/living/chat/use-unread.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { MENU_ICONS } from './menu-icons.tsx';
import type { MenuEntry } from './routes/route-entry.ts';

/** The icon of a menu entry; the chat's carries the unread count. */
export function MenuIcon({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation();
  const unread = useUnreadTotal();
  const Icon = MENU_ICONS[entry.icon];
  if (entry.label !== 'chat' || unread === 0) return <Icon />;
  return (
    <Badge
      color="error"
      max={99}
      badgeContent={unread === 0 ? null : unread}
      slotProps={{ badge: { 'aria-label': t('chat.unread', { count: unread }) } }}
    >
      <Icon />
    </Badge>
  );
}
