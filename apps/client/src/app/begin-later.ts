import { TOKEN_KEY } from '#session/storage-keys.ts';
import { whenNeeded } from './first-need.ts';
import { firstViewInput } from './first-view-input.ts';
import { isHere, NEEDS_ROOMS } from './routes/public-pages.ts';

const UNSEEN_MS = 300;

/**
 * Starts the app behind a first view: at the first input, unless the page is incomplete without it, because it needs data
 * from the server or the visitor is signed in.
 */
export function beginLater(begin: () => void): void {
  firstViewInput.watch();
  const isIncomplete = (isHere(NEEDS_ROOMS) && !isFilled()) || window.localStorage.getItem(TOKEN_KEY) !== null;
  if (isIncomplete) void painted().then(begin);
  else whenNeeded(begin);
}

/** Returns whether the server has filled the first view with what the page is about. */
const isFilled = (): boolean => document.querySelector('#root [data-filled]') !== null;

/** Resolves when the first view has been painted, which the evaluation of so much code would delay. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab in the background paints nothing.
    setTimeout(resolve, UNSEEN_MS);
  });
}
