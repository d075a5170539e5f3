import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import './base.css';

import { hasFirstView, isHere, PUBLIC_PAGES } from './app/routes/public-pages.ts';

const UNSEEN_MS = 300;

// Loads the page in parallel with the code that renders it. If that fails, rendering fetches it again and reports the
// failure.
const page = Object.entries(PUBLIC_PAGES).find(([path]) => isHere(path));
const load = page?.[1] ?? (() => import('./app/members-area.tsx'));
load().catch(() => undefined);
if (hasFirstView()) {
  import('./app/render-over.tsx').catch(() => undefined);
  void painted().then(() => import('./main.tsx'));
} else void import('./main.tsx');

/** Resolves when the first view has been painted, which the evaluation of so much code would delay. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A tab in the background paints nothing.
    setTimeout(resolve, UNSEEN_MS);
  });
}
