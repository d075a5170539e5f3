import { Outlet } from 'react-router-dom';

import { SessionGate } from './session-gate.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

/** Everything behind the guard; its code is fetched by those who get there. */
export default function SignedInArea() {
  return (
    <SessionGate>
      <SignedInLayout>
        <Outlet />
      </SignedInLayout>
    </SessionGate>
  );
}
