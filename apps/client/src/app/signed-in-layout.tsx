import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useState } from 'react';

import { StepUpDialog } from '#features/identity/accounts/account/step-up-dialog.tsx';
import { OutboxProvider } from '#features/living/chat/outbox/outbox-provider.tsx';
import { PostsProvider } from '#features/living/chores/feed/posts/posts-provider.tsx';
import { useMissedMessages } from '#features/living/chat/use-unread.ts';
import { loadWords } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useLiveConnection } from '#realtime/use-live-connection.ts';
import { HOME_OF } from '#session/home-of.ts';
import { useMe } from '#session/me-context.tsx';
import { lazyOnOpen } from '#ui/lazy-on-open.tsx';
import { BottomNav } from './bottom-nav.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { NewVersionBar } from './new-version-bar.tsx';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { SideNav } from './side-nav.tsx';
import { OwnControls, TopBar } from './top-bar.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { usePrefetchedPages } from './use-prefetched-pages.ts';
import { useOwnLook } from './use-own-look.ts';

const NoteDialog = lazyOnOpen(async () => {
  const [dialog] = await Promise.all([import('#features/living/notes/note-dialog.tsx'), loadWords('asides')]);
  return dialog.NoteDialog;
});

/** Top bar, navigation and page. On a phone, roomies navigate at the bottom and everyone else in a drawer. */
export function SignedInLayout({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { userType, userData } = useMe();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const [isNoteOpen, setNoteOpen] = useState(false);
  useLiveConnection(userData._id);
  useMissedMessages();
  usePrefetchedPages(userType);
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
      <TopBar hasDrawer={!hasBottomNav} home={HOME_OF[userType]}>
        <OwnControls
          isPhone={isPhone}
          onNotes={() => {
            setNoteOpen(true);
          }}
        />
      </TopBar>
      <ConnectionBar />
      <NewVersionBar />
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0 }}>
        {!hasBottomNav && <SideNav role={userType} isPhone={isPhone} />}
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
      <Shortcuts
        onNotes={() => {
          setNoteOpen(true);
        }}
      />
      <UnsavedGuard />
      <StepUpDialog />
      {isNoteOpen && (
        <NoteDialog
          onClose={() => {
            setNoteOpen(false);
          }}
        />
      )}
    </Box>
  );
}
