import { lazy } from 'react';
import { Outlet } from 'react-router-dom';

import { loadWords } from '#i18n/i18n.ts';
import { useActing } from '#session/use-acting.ts';
import { SessionGate } from './session-gate.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

const ActingLayout = lazy(async () => {
  const [layout] = await Promise.all([import('./acting/acting-layout.tsx'), loadWords('coHomeowners')]);
  return { default: layout.ActingLayout };
});

function Layout() {
  const Chosen = useActing() === undefined ? SignedInLayout : ActingLayout;
  return (
    <Chosen>
      <Outlet />
    </Chosen>
  );
}

/** Everything behind the guard, in its own chunk. */
export default function SignedInArea() {
  return (
    <SessionGate>
      <Layout />
    </SessionGate>
  );
}
