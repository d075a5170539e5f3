import IconButton from '@mui/material/IconButton';
import { useRef, useState } from 'react';

import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { CountBadge } from '#ui/badge.tsx';
import { BellIcon } from '#ui/icons.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { useNotificationsInfiniteQuery } from './notifications-api.ts';

const AlertList = lazyOnOpen(async () => {
  const [list] = await Promise.all([import('./alert-list.tsx'), loadWords('asides')]);
  return list.AlertList;
});

/** Unread count and live list of notifications. */
export function Bell() {
  const { t } = useTranslation();
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data } = useNotificationsInfiniteQuery();
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={unread === 0 ? t('account.bell.label') : t('account.bell.labelUnread', { count: unread })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
        }}
      >
        {/* Closer to the bell, so that two digits stay within the touch target. */}
        <CountBadge count={unread} inset="14%">
          <BellIcon />
        </CountBadge>
      </IconButton>
      <AlertList
        open={isOpen}
        anchor={() => anchor.current}
        unread={unread}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}
