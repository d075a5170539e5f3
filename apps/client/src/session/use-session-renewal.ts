import { useEffect } from 'react';

import { session } from './session.ts';

/** The server renews a token in an answer when less than half an hour of it is left. */
const RENEWABLE_MS = 25 * 60_000;
const AGAIN_MS = 60_000;
const SIGNS_OF_USE = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'focus'] as const;

/**
 * Renews the token of a user who only chats and thus makes no requests: makes one when the token is about to expire and
 * the window is in use. An unused window makes none, so that a session can still become idle.
 */
export function useSessionRenewal(ask: () => unknown): void {
  useEffect(() => {
    let lastAsked = -Infinity;
    const look = (): void => {
      const claims = session.claims();
      const now = Date.now();
      if (claims === null || claims.exp * 1_000 - now > RENEWABLE_MS || now - lastAsked < AGAIN_MS) return;
      lastAsked = now;
      ask();
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, look, { capture: true, passive: true });
    return () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, look, { capture: true });
    };
  }, [ask]);
}
