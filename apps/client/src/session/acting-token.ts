import { ACTING_KEY } from './storage-keys.ts';

/**
 * Keeps the token with which a window acts for another account. It counts only beside the session of whoever began it:
 * when another person signs in on the device, or nobody is signed in, it is gone.
 * @returns a function that returns the token, or stores the one it is given; null deletes it
 */
export function actingTokenBeside(whoIsSignedIn: () => string | undefined) {
  return (token?: string | null): string | null => {
    const who = `${whoIsSignedIn() ?? ''} `;
    if (token !== undefined) window.sessionStorage.setItem(ACTING_KEY, token === null ? '' : who + token);
    const stored = window.sessionStorage.getItem(ACTING_KEY) ?? '';
    return stored !== '' && who !== ' ' && stored.startsWith(who) ? stored.slice(who.length) : null;
  };
}
