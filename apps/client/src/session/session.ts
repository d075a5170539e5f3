import { actingTokenBeside } from './acting-token.ts';
import { TOKEN_KEY } from './storage-keys.ts';
import { isUnexpired, readClaims, type TokenClaims } from './token.ts';

/** `left`: the user requested the deletion of their account. */
export type SessionEnd = 'expired' | 'revoked' | 'logged_out' | 'left';

type Listener = () => void;

/**
 * The token in local storage and its listeners. A token is valid if it exists, decodes and hasn't expired. It isn't in
 * Redux, because the transport needs it before, and after, any store exists.
 */
function createSession() {
  const listeners = new Set<Listener>();
  const renewals = new Set<(token: string) => void>();
  let lastEnd: SessionEnd | null = null;
  let asked: SessionEnd | null = null;

  const changed = (): void => {
    for (const listener of listeners) listener();
  };
  const own = (): string | null => window.localStorage.getItem(TOKEN_KEY);
  const acting = actingTokenBeside(() => readClaims(own() ?? '')?.sub);
  const stored = (): string | null => acting() ?? own();

  const claims = (): TokenClaims | null => {
    const token = stored();
    const read = token === null ? null : readClaims(token);
    return read !== null && isUnexpired(read, Date.now()) ? read : null;
  };

  /** Of two sessions, the one in which the user acts for another account ends; their own goes on. */
  const leave = (reason: SessionEnd): void => {
    if (acting() === null) {
      lastEnd = reason;
      window.localStorage.removeItem(TOKEN_KEY);
    } else acting(null);
    changed();
  };

  const isAbout = (usedToken: string, reason: SessionEnd): boolean => {
    const used = readClaims(usedToken);
    const present = readClaims(stored() ?? '');
    if (used?.sid !== present?.sid) return false;
    return reason !== 'expired' || (present?.exp ?? 0) <= (used?.exp ?? 0);
  };

  return {
    claims,
    /** Returns the token while it is valid, else null. */
    token: (): string | null => (claims() === null ? null : stored()),
    /** Returns why the last session ended; null after a fresh start or a sign-in. */
    lastEnd: (): SessionEnd | null => lastEnd,

    begin(token: string): void {
      lastEnd = null;
      asked = null;
      acting(null);
      window.localStorage.setItem(TOKEN_KEY, token);
      changed();
    },

    /**
     * Lets this window act for another account with that token; null: no longer. Other windows, and the user's own
     * session, stay as they are.
     */
    act(token: string | null): void {
      acting(token);
      changed();
    },

    /**
     * Takes a renewed token, unless it belongs to another session or is older than the current one. A replacement may
     * have the same end, because both last as long as the session.
     */
    renew(token: string): void {
      const next = readClaims(token);
      const current = claims();
      if (next === null || next.sid !== current?.sid || next.exp < current.exp || token === stored()) return;
      if (acting() === null) window.localStorage.setItem(TOKEN_KEY, token);
      else acting(token);
      for (const listener of renewals) listener(token);
      changed();
    },

    /**
     * Announces a call that ends the session, so that the reason is right whether its answer or the server's push
     * arrives first. Null: the call was rejected.
     */
    expectEnd(reason: SessionEnd | null): void {
      asked = reason;
    },

    /**
     * Ends the session. `usedToken`: the token of the failed request or connection. Neither an older session nor the
     * expiry of a token that was renewed here or in another window may end the current session.
     */
    end(reason: SessionEnd, usedToken?: string): void {
      if (usedToken !== undefined && !isAbout(usedToken, reason)) return;
      leave(asked ?? reason);
    },

    /** Removes an invalid token, so that it is never sent. */
    discardExpired(): void {
      if (stored() !== null && claims() === null) leave('expired');
    },

    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      // Signing out in another tab signs this one out too.
      const onStorage = (event: StorageEvent): void => {
        if (event.key === TOKEN_KEY || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },

    /** Calls the listener with each renewed token, whichever window renewed it. */
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
