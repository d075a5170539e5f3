import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';

import { OutboxProvider } from '#features/living/chat/outbox/outbox-provider.tsx';
import { PostsProvider } from '#features/living/chores/feed/posts/posts-provider.tsx';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLiveConnection } from '#realtime/use-live-connection.ts';
import { useMe } from '#session/me-context.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { NewVersionBar } from './new-version-bar.tsx';
import { SideNav } from './side-nav.tsx';
import { TopBar } from './top-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { useOwnLook } from './use-own-look.ts';

interface Frame {
  /** Where the logo leads. */
  home: string;
  /** In the top bar. */
  controls?: (isPhone: boolean) => ReactNode;
  /** Between the top bar and the page. */
  bar?: ReactNode;
  /** Whether the menu has a page; absent: it has each. */
  keep?: (path: string) => boolean;
  children: ReactNode;
}

/** Top bar, navigation and page. On a phone, roomies navigate at the bottom and everyone else in a drawer. */
export function SignedInFrame({ home, controls, bar, keep, children }: Frame) {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  useLiveConnection(userData._id);
  useOwnLook(userData);
  const hasBottomNav = isPhone && userType === 'roomie';

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <Link
        href="#content"
        sx={{
          position: 'absolute',
          left: 8,
          top: -80,
          zIndex: 'tooltip',
          bgcolor: 'background.paper',
          p: 1.5,
          borderRadius: '10px',
          '&:focus': { top: 8 },
        }}
      >
        {t('shell.skipToContent')}
      </Link>
      <TopBar hasDrawer={!hasBottomNav} home={home}>
        {controls?.(isPhone)}
      </TopBar>
      {bar}
      <ConnectionBar />
      <NewVersionBar />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        {!hasBottomNav && <SideNav role={userType} keep={keep} isPhone={isPhone} />}
        <Box
          id="scroller"
          sx={{
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            display: 'flex',
            flexDirection: 'column',
            // Screen reader content scrolls along and doesn't make the page longer.
            position: 'relative',
          }}
        >
          <OutboxProvider accountId={userData._id}>
            <PostsProvider accountId={userData._id}>{children}</PostsProvider>
          </OutboxProvider>
        </Box>
      </Box>
      {hasBottomNav && <BottomNav role={userType} />}
      <UnsavedGuard />
    </Box>
  );
}
