import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

import { loadWords, MEMBERS_AREAS } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useTitle } from '../lib/use-title.ts';
import { Loading } from '../ui/loading.tsx';
import { Toasts } from '../ui/toasts.tsx';
import { Arrival } from './arrival.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ROUTES } from './route-table.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useToastsInAdvance } from './use-pages-in-advance.ts';

const NotFoundPage = lazy(() => import('../routes/public/not-found-page.tsx'));
const WithStore = lazy(() => import('./with-store.tsx'));
const SignedInArea = lazy(async () => {
  const [area] = await Promise.all([import('./signed-in-area.tsx'), loadWords(...MEMBERS_AREAS)]);
  return area;
});
const SignedInPage = lazy(() => import('./signed-in-page.tsx'));

const isPublic = (route: RouteEntry): boolean => route.group === 'public';
const STORELESS_ROUTES = ROUTES.filter((route) => isPublic(route) && route.usesStore !== true);
const STORE_ROUTES = ROUTES.filter((route) => isPublic(route) && route.usesStore === true);
const SIGNED_IN_ROUTES = ROUTES.filter((route) => !isPublic(route));

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

function NotFound() {
  const { t } = useTranslation();
  useTitle(t('shell.title.notFound'));
  return (
    <>
      <NotFoundPage />
      <Arrival />
    </>
  );
}

export function Router() {
  useKeptFocus();
  useToastsInAdvance();
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Routes>
          {STORELESS_ROUTES.map(publicRoute)}
          <Route element={<WithStore />}>
            {STORE_ROUTES.map(publicRoute)}
            <Route element={<SignedInArea />}>
              {SIGNED_IN_ROUTES.map((route) => (
                <Route key={route.path} path={route.path} caseSensitive element={<SignedInPage route={route} />} />
              ))}
            </Route>
          </Route>
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
      <Toasts />
    </ErrorBoundary>
  );
}
