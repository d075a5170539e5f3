import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { SignedInFrame } from '#app/signed-in-frame.tsx';
import { ActingBar } from '#features/identity/accounts/co-homeowners/acting-bar.tsx';
import { NotYours } from '#features/identity/accounts/co-homeowners/not-yours.tsx';
import { paths } from '#lib/paths.ts';
import { useActing } from '#session/use-acting.ts';
import { mayOpenActing } from './acting-pages.ts';

/** A homeowner’s pages for their co-homeowner: those of the shared areas, and nothing of the account. */
export function ActingLayout({ children }: { children: ReactNode }) {
  const { areas = [] } = useActing() ?? {};
  const { pathname } = useLocation();
  const keep = (path: string): boolean => mayOpenActing(path, areas);
  return (
    <SignedInFrame home={paths.houses} bar={<ActingBar />} keep={keep}>
      {keep(pathname) ? children : <NotYours />}
    </SignedInFrame>
  );
}
