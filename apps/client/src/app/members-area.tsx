import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import { loadWords, MEMBERS_AREAS } from '#i18n/i18n.ts';
import { useTranslation } from '#i18n/use-translation.ts';
import { useTitle } from '#lib/use-title.ts';
import { Arrival } from './arrival.tsx';
import { ROUTES } from './route-table.ts';

const NotFoundPage = lazy(() => import('#routes/public/not-found-page.tsx'));
const WithStore = lazy(() => import('./with-store.tsx'));
const SignedInArea = lazy(async () => {
  const [area] = await Promise.all([import('./signed-in-area.tsx'), loadWords(...MEMBERS_AREAS)]);
  return area;
});
const SignedInPage = lazy(() => import('./signed-in-page.tsx'));

const SIGNED_IN_ROUTES = ROUTES.filter(({ group }) => group !== 'public');

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

/** Every path that isn't public, in its own chunk: public pages don't need it. */
export default function MembersArea() {
  return (
    <Routes>
      <Route element={<WithStore />}>
        <Route element={<SignedInArea />}>
          {SIGNED_IN_ROUTES.map((route) => (
            <Route key={route.path} path={route.path} caseSensitive element={<SignedInPage route={route} />} />
          ))}
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
