import { browser } from './browser.ts';
import { logFailure } from './log.ts';

const KEY = 'common-roof.reloaded-for-code';
/** Milliseconds within which a second reload wouldn't help either. */
const AGAIN_MS = 60_000;

let withoutNeed = 0;

/**
 * Fetches optional code, or code in advance: the page stays as it is if it can't be fetched.
 * @returns null in that case
 */
export async function importOrNull<Part>(load: () => Promise<Part>): Promise<Part | null> {
  withoutNeed += 1;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    withoutNeed -= 1;
  }
}

/**
 * After a deployment page code has other names, and an open tab requests files that are gone. The page is then reloaded
 * once; if that doesn't help, or there is no network, it reports a failure.
 * @returns a function that stops listening
 */
export function reloadOnMissingChunk(): () => void {
  const reload = (event: Event): void => {
    // The code is optional, and the user may be typing on the open page.
    if (withoutNeed > 0) return;
    if (!navigator.onLine || !takeTurn(Date.now())) return;
    // Otherwise Vite throws for the missing code.
    event.preventDefault();
    browser.reloadTo(window.location.href);
  };
  window.addEventListener('vite:preloadError', reload);
  return () => {
    window.removeEventListener('vite:preloadError', reload);
  };
}

function takeTurn(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? '0') < AGAIN_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch (cause) {
    // Without a record of the last reload it might loop forever.
    logFailure('The session storage cannot be used', cause);
    return false;
  }
}
