import { ACTING_KEY } from './storage-keys.ts';

/**
 * The token with which a window acts for another account. It counts only beside the session of whoever began it: when
 * another person signs in on the device, or nobody is signed in, it is gone.
 */
export class ActingToken {
  private readonly whoIsSignedIn: () => string | null;

  /** @param whoIsSignedIn returns the account of the user's own session */
  constructor(whoIsSignedIn: () => string | null) {
    this.whoIsSignedIn = whoIsSignedIn;
  }

  read(): string | null {
    const stored = window.sessionStorage.getItem(ACTING_KEY);
    if (stored === null) return null;
    const at = stored.indexOf(' ');
    if (stored.slice(0, at) === this.whoIsSignedIn()) return stored.slice(at + 1);
    this.forget();
    return null;
  }

  store(token: string): void {
    window.sessionStorage.setItem(ACTING_KEY, `${this.whoIsSignedIn() ?? ''} ${token}`);
  }

  forget(): void {
    window.sessionStorage.removeItem(ACTING_KEY);
  }
}
