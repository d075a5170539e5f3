import { ACTING_KEY } from './storage-keys.ts';

/**
 * Keeps the token with which a window acts for another account. It counts only beside the session that began it:
 * when another person signs in on the device, or nobody is signed in, it is gone.
 * @returns a function that returns the token, or stores the one it is given; null deletes it
 */
export function actingTokenBeside(whoIsSignedIn: () => string | undefined) {
  const who = (): string => `${whoIsSignedIn() ?? ''} `;
  return (token?: string | null): string | null => {
    if (token !== undefined) window.sessionStorage.setItem(ACTING_KEY, token === null ? '' : who() + token);
    const stored = window.sessionStorage.getItem(ACTING_KEY) ?? '';
    // Almost always: then the own session needn't be decoded.
    if (stored === '') return null;
    const beside = who();
    return beside !== ' ' && stored.startsWith(beside) ? stored.slice(beside.length) : null;
  };
}
