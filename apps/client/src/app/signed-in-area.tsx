import { Outlet } from 'react-router-dom';

import { SessionGate } from './session-gate.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/** Everything behind the guard, in its own chunk. */
export default function SignedInArea() {
  return (
    <SessionGate>
      <SignedInLayout>
        <Outlet />
      </SignedInLayout>
    </SessionGate>
  );
}
