import type { Me } from '@common-roof/contracts';
import { createContext, type ReactNode, useContext } from 'react';

const MeContext = createContext<Me | null>(null);

/** Below the guard a user is always signed in, so pages read it without a check. */
export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  return <MeContext value={me}>{children}</MeContext>;
}

export function useMe(): Me {
  const me = useContext(MeContext);
  if (me === null) throw new Error('useMe is for pages behind the guard');
  return me;
}
