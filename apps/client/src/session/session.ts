import { TOKEN_KEY } from './storage-keys.ts';
import { isUnexpired, readClaims, type TokenClaims } from './token.ts';

/** `left`: the person asked for their account to be deleted. */
export type SessionEnd = 'expired' | 'revoked' | 'logged_out' | 'left';

type Listener = () => void;

/**
 * The token in local storage and who wants to know about it. Valid means: it is there, it decodes, and it has not expired.
 * Kept outside Redux because the transport needs it before, and after, any store does.
 */
function createSession() {
  const listeners = new Set<Listener>();
  const renewals = new Set<(token: string) => void>();
  let lastEnd: SessionEnd | null = null;
  let asked: SessionEnd | null = null;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const stored = (): string | null => window.localStorage.getItem(TOKEN_KEY);

  const claims = (): TokenClaims | null => {
    const token = stored();
    const read = token === null ? null : readClaims(token);
    return read !== null && isUnexpired(read, Date.now()) ? read : null;
  };

  const isAbout = (usedToken: string, reason: SessionEnd): boolean => {
    const used = readClaims(usedToken);
    const present = readClaims(stored() ?? '');
    if (used?.sid !== present?.sid) return false;
    return reason !== 'expired' || (present?.exp ?? 0) <= (used?.exp ?? 0);
  };

  return {
    claims,
    /** The token while it is valid, else null. */
    token: (): string | null => (claims() === null ? null : stored()),
    /** Why the last session ended; null after a fresh start or a sign-in. */
    lastEnd: (): SessionEnd | null => lastEnd,

    begin(token: string): void {
      lastEnd = null;
      asked = null;
      window.localStorage.setItem(TOKEN_KEY, token);
      changed();
    },

    /**
     * Takes a renewed token, unless it belongs to another session or is older than the one at hand. One that replaces another may
     * end with it: both live as long as the session.
     */
    renew(token: string): void {
      const next = readClaims(token);
      const current = claims();
      if (next === null || next.sid !== current?.sid || next.exp < current.exp || token === stored()) return;
      window.localStorage.setItem(TOKEN_KEY, token);
      for (const listener of renewals) listener(token);
      changed();
    },

    /**
     * A call is made that ends the session: whichever of its answer and the server's push arrives first, this is why it ended. Null: it
     * was refused.
     */
    expectEnd(reason: SessionEnd | null): void {
      asked = reason;
    },

    /**
     * `usedToken`: what the failed request, or the connection, carried. What is said of an older session must not end the
     * present one, nor must the end of a token that was renewed meanwhile, here or in another window.
     */
    end(reason: SessionEnd, usedToken?: string): void {
      if (usedToken !== undefined && !isAbout(usedToken, reason)) return;
      lastEnd = asked ?? reason;
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

    /** Calls with each renewed token, whichever window it was renewed in. */
    onRenewal(listener: (token: string) => void): () => void {
      renewals.add(listener);
      const onStorage = ({ key, oldValue, newValue }: StorageEvent): void => {
        if (key !== TOKEN_KEY || newValue === null) return;
        if (readClaims(newValue)?.sid === readClaims(oldValue ?? '')?.sid) listener(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => {
        renewals.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

export const session = createSession();
