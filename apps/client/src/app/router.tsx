import { lazy, Suspense, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes, useLocation } from 'react-router-dom';

import { useTitle } from '../lib/use-title.ts';
import { Loading } from '../ui/states.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { type RouteEntry, ROUTES } from './route-table.ts';

const NotFoundPage = lazy(() => import('../routes/public/not-found-page.tsx'));
const SignedInArea = lazy(() => import('./signed-in-area.tsx'));
const SignedInPage = lazy(() => import('./signed-in-page.tsx'));

const isPublic = (route: RouteEntry): boolean => route.group === 'public';
const PUBLIC_ROUTES = ROUTES.filter(isPublic);
const SIGNED_IN_ROUTES = ROUTES.filter((route) => !isPublic(route));

function useScrollToTop(): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
}

function PublicPage({ route: { page: Page, title } }: { route: RouteEntry }) {
  const { t } = useTranslation();
  useTitle(t(title));
  return <Page />;
}

function NotFound() {
  const { t } = useTranslation();
  useTitle(t('shell.title.notFound'));
  return <NotFoundPage />;
}

export function Router() {
  useScrollToTop();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          {PUBLIC_ROUTES.map((route) => (
            <Route key={route.path} path={route.path} caseSensitive element={<PublicPage route={route} />} />
          ))}
          <Route element={<SignedInArea />}>
            {SIGNED_IN_ROUTES.map((route) => (
              <Route key={route.path} path={route.path} caseSensitive element={<SignedInPage route={route} />} />
            ))}
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
