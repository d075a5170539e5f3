import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { useTranslation } from '#i18n/use-translation.ts';
import { useTitle } from '#lib/use-title.ts';
import { Loading } from '#ui/loading.tsx';
import { Toasts } from '#ui/toasts.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PUBLIC_ROUTES } from './routes/public.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';
import { usePrefetchedToasts } from './fetch-when-idle.ts';

const WithStore = lazy(() => import('./with-store.tsx'));
const MembersArea = lazy(() => import('./members-area.tsx'));

const STORELESS_ROUTES = PUBLIC_ROUTES.filter(({ usesStore }) => usesStore !== true);
const STORE_ROUTES = PUBLIC_ROUTES.filter(({ usesStore }) => usesStore === true);

function PublicPage({ route: { page: Page, title } }: { route: RouteEntry }) {
  const { t } = useTranslation();
  useTitle(t(title));
  return (
    <>
      <Page />
      <Arrival />
    </>
  );
}

const publicRoute = (route: RouteEntry) => (
  <Route key={route.path} path={route.path} caseSensitive element={<PublicPage route={route} />} />
);

export function Router() {
  useFocusRecovery();
  usePrefetchedToasts();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          {STORELESS_ROUTES.map(publicRoute)}
          <Route element={<WithStore />}>{STORE_ROUTES.map(publicRoute)}</Route>
          <Route path="*" element={<MembersArea />} />
        </Routes>
      </Suspense>
      <Toasts />
    </ErrorBoundary>
  );
}
