import type { Me } from '@common-roof/contracts';
import { createContext, type ReactNode, useContext } from 'react';

const MeContext = createContext<Me | null>(null);

/** Below the guard somebody is signed in: pages read who it is without asking whether. */
export function MeProvider({ me, children }: { me: Me; children: ReactNode }) {
  return <MeContext value={me}>{children}</MeContext>;
}

export function useMe(): Me {
  const me = useContext(MeContext);
  if (me === null) throw new Error('useMe is for pages behind the guard');
  return me;
}
