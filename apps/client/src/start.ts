import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import './base.css';

import { whenNeeded } from './app/first-need.ts';
import { firstViewInput } from './app/first-view-input.ts';
import { hasFirstView, isHere, NEEDS_ROOMS, PUBLIC_PAGES } from './app/routes/public-pages.ts';
import { TOKEN_KEY } from './session/storage-keys.ts';

const UNSEEN_MS = 300;

if (hasFirstView()) {
  firstViewInput.watch();
  // A first view says all that its page says, but for what is asked of the server and who is signed in.
  if (isHere(NEEDS_ROOMS) || window.localStorage.getItem(TOKEN_KEY) !== null) void painted().then(begin);
  else whenNeeded(begin);
} else begin();

/** Loads the page in parallel with the code that renders it. If that fails, rendering fetches it again and reports it. */
function begin(): void {
  const page = Object.entries(PUBLIC_PAGES).find(([path]) => isHere(path));
  const load = page?.[1] ?? (() => import('./app/members-area.tsx'));
  load().catch(() => undefined);
  if (hasFirstView()) import('./app/render-over.tsx').catch(() => undefined);
  void import('./main.tsx');
}

/** Resolves when the first view has been painted, which the evaluation of so much code would delay. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab in the background paints nothing.
    setTimeout(resolve, UNSEEN_MS);
  });
}
