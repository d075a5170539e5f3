import { browser } from './browser.ts';
import { logFailure } from './log.ts';

const KEY = 'common-roof.reloaded-for-code';
/** Within that time a second reload would not help either. */
const AGAIN_MS = 60_000;

let withoutNeed = 0;

/**
 * Fetches code that nobody has asked for yet, or that can be done without: the page stays as it is when it is not to be had.
 * @returns null then
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
 * After a deployment the code of pages has other names, and a tab that was open asks for what is gone. Then the page is
 * loaded as it is now, once; where that does not help, or there is no network, the page says that it broke.
 * @returns stops listening
 */
export function reloadOnMissingChunk(): () => void {
  const reload = (event: Event): void => {
    // Nobody waits for it: somebody may be typing on the page that is open.
    if (withoutNeed > 0) return;
    if (!navigator.onLine || !takeTurn(Date.now())) return;
    // Vite would throw what it could not fetch.
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
    // Without a memory of the last time it might go round for ever.
    logFailure('The session storage cannot be used', cause);
    return false;
  }
}
