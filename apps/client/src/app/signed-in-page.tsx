import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';

import { useUnreadTotal } from '#features/living/chat/use-unread.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useTitle } from '#lib/use-title.ts';
import { Loading } from '#ui/loading.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { RoleGuard } from './role-guard.tsx';
import type { RouteEntry } from './routes/route-entry.ts';

/** One page inside the layout, with its own title, guard, loading state and error boundary. */
export default function SignedInPage({
  route: { page: Page, title, group, fillsWindow = false },
}: {
  route: RouteEntry;
}) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useTitle(t(title), useUnreadTotal());
  return (
    <Box
      component="main"
      id="content"
      tabIndex={-1}
      sx={[
        { flex: 1, minWidth: 0, outline: 'none' },
        fillsWindow && { display: 'flex', flexDirection: 'column', minHeight: 0 },
      ]}
    >
      <ErrorBoundary key={pathname}>
        <RoleGuard group={group}>
          <Suspense fallback={<Loading />}>
            <Page />
            <Arrival />
          </Suspense>
        </RoleGuard>
      </ErrorBoundary>
    </Box>
  );
}
