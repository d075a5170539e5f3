import { AUTH_HEADER } from '@common-roof/contracts';

import { TOKEN_KEY } from '#session/storage-keys.ts';
import { readClaims } from '#session/token.ts';

const RENEWABLE_MS = 25 * 60_000;

/** The user's own session while a window acts for another account: it is not used, and would expire. */
export const ownSession = {
  token: (): string | null => window.localStorage.getItem(TOKEN_KEY),

  /** Renews the token when it is about to expire. @throws when the server can't be reached */
  async renew(): Promise<void> {
    const token = ownSession.token();
    const claims = token === null ? null : readClaims(token);
    if (token === null || claims === null || claims.exp * 1_000 - Date.now() > RENEWABLE_MS) return;
    const answer = await fetch('/api/me', { headers: { [AUTH_HEADER]: token } });
    const renewed = answer.headers.get(AUTH_HEADER);
    // Another window may have signed in as another person since.
    if (renewed !== null && readClaims(ownSession.token() ?? '')?.sid === claims.sid) {
      window.localStorage.setItem(TOKEN_KEY, renewed);
    }
  },
};
