import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { ActingBar } from '#features/identity/accounts/co-homeowners/acting-bar.tsx';
import { NotYours } from '#features/identity/accounts/co-homeowners/not-yours.tsx';
import { OutboxProvider } from '#features/living/chat/outbox/outbox-provider.tsx';
import { PostsProvider } from '#features/living/chores/feed/posts/posts-provider.tsx';
import { paths } from '#lib/paths.ts';
import { useLiveConnection } from '#realtime/use-live-connection.ts';
import { useMe } from '#session/me-context.tsx';
import { useActing } from '#session/use-acting.ts';
import { ConnectionBar } from '#app/connection-bar.tsx';
import { NewVersionBar } from '#app/new-version-bar.tsx';
import { SideNav } from '#app/side-nav.tsx';
import { TopBar } from '#app/top-bar.tsx';
import { UnsavedGuard } from '#app/unsaved-guard.tsx';
import { useOwnLook } from '#app/use-own-look.ts';
import { mayOpenActing } from './acting-pages.ts';

/** The pages of a homeowner for who looks after their houses: those of the shared areas, and nothing of the account. */
export function ActingLayout({ children }: { children: ReactNode }) {
  const { userType, userData } = useMe();
  const { areas = [] } = useActing() ?? {};
  const { pathname } = useLocation();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  useLiveConnection(userData._id);
  useOwnLook(userData);
  const keep = (path: string): boolean => mayOpenActing(path, areas);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      <TopBar hasDrawer home={paths.houses} />
      <ActingBar />
      <ConnectionBar />
      <NewVersionBar />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        <SideNav role={userType} keep={keep} isPhone={isPhone} />
        <Box
          id="scroller"
          sx={{
            flex: 1,
            minWidth: 0,
            overflowY: 'auto',
            display: 'flex',
            flexDirection: 'column',
            position: 'relative',
          }}
        >
          <OutboxProvider accountId={userData._id}>
            <PostsProvider accountId={userData._id}>{keep(pathname) ? children : <NotYours />}</PostsProvider>
          </OutboxProvider>
        </Box>
      </Box>
      <UnsavedGuard />
    </Box>
  );
}
