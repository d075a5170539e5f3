import { useCallback } from 'react';

import { browser } from '../../../lib/browser.ts';
import { session } from '../../../session/session.ts';
import { useLogoutMutation } from './auth-api.ts';

/** Ends the session here even where the server can't be reached: the person asked to be signed out. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    try {
      await logout({ body: {} }).unwrap();
    } catch {
      // Already logged and alerted by the rules of every call.
    } finally {
      session.end('logged_out');
      browser.reloadTo('/');
    }
  }, [logout]);
}
