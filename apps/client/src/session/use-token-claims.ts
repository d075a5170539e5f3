import { useEffect, useState, useSyncExternalStore } from 'react';

import { session } from './session.ts';
import { readClaims, type TokenClaims } from './token.ts';

/** Returns the claims of a valid token, else null; updates when the token expires. */
export function useTokenClaims(): TokenClaims | null {
  const token = useSyncExternalStore(session.subscribe, session.token);
  const [, tick] = useState(0);
  const claims = token === null ? null : readClaims(token);
  const exp = claims?.exp ?? null;

  useEffect(() => {
    if (exp === null) return;
    const expire = (): void => {
      session.discardExpired();
      tick((count) => count + 1);
    };
    const timer = window.setTimeout(expire, Math.min(Math.max(exp * 1_000 - Date.now(), 0) + 50, 2_147_483_647));
    // Timers pause while the machine sleeps: check again when the page becomes visible.
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') session.discardExpired();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [exp]);

  return claims;
}
