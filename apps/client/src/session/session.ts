import { TOKEN_KEY } from './storage-keys.ts';
import { isUnexpired, readClaims, type TokenClaims } from './token.ts';

export type SessionEnd = 'expired' | 'revoked' | 'logged_out';

type Listener = () => void;

/**
 * The token in local storage and who wants to know about it. Valid means: it is there, it decodes, and it has not expired.
 * Kept outside Redux because the transport needs it before, and after, any store does.
 */
function createSession() {
  const listeners = new Set<Listener>();
  const renewals = new Set<(token: string) => void>();
  let lastEnd: SessionEnd | null = null;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const stored = (): string | null => window.localStorage.getItem(TOKEN_KEY);

  const claims = (): TokenClaims | null => {
    const token = stored();
    const read = token === null ? null : readClaims(token);
    return read !== null && isUnexpired(read, Date.now()) ? read : null;
  };

  return {
    claims,
    /** The token while it is valid, else null. */
    token: (): string | null => (claims() === null ? null : stored()),
    /** Why the last session ended; null after a fresh start or a sign-in. */
    lastEnd: (): SessionEnd | null => lastEnd,

    begin(token: string): void {
      lastEnd = null;
      window.localStorage.setItem(TOKEN_KEY, token);
      changed();
    },

    /** Takes a renewed token, unless it belongs to another session or is older than the one at hand. */
    renew(token: string): void {
      const next = readClaims(token);
      const current = claims();
      if (next === null || next.sid !== current?.sid || next.exp <= current.exp) return;
      window.localStorage.setItem(TOKEN_KEY, token);
      for (const listener of renewals) listener(token);
      changed();
    },

    /** `usedToken`: what the failed request carried; an answer to an older session must not end the present one. */
    end(reason: SessionEnd, usedToken?: string): void {
      if (usedToken !== undefined && readClaims(usedToken)?.sid !== readClaims(stored() ?? '')?.sid) return;
      lastEnd = reason;
      window.localStorage.removeItem(TOKEN_KEY);
      changed();
    },

    /** Removes a token that is no longer valid, so that it is never sent. */
    discardExpired(): void {
      if (stored() === null || claims() !== null) return;
      lastEnd = 'expired';
      window.localStorage.removeItem(TOKEN_KEY);
      changed();
    },

    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      // Another tab signing out signs this one out too.
      const onStorage = (event: StorageEvent): void => {
        if (event.key === TOKEN_KEY || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },

    onRenewal(listener: (token: string) => void): () => void {
      renewals.add(listener);
      return () => void renewals.delete(listener);
    },
  };
}

export const session = createSession();
