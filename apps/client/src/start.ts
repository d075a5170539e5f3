import '@fontsource-variable/fraunces';
import '@fontsource-variable/inter';
import './fallback-fonts.css';
import './base.css';

import { hasFirstView, isHere, PUBLIC_PAGES } from './app/routes/public-pages.ts';

if (hasFirstView())
  void import('./app/begin-later.ts').then(({ beginLater }) => {
    beginLater(begin);
  }, begin);
else begin();

/** Loads the page in parallel with the code that renders it. If that fails, rendering fetches it again and reports it. */
function begin(): void {
  const page = Object.entries(PUBLIC_PAGES).find(([path]) => isHere(path));
  const load = page?.[1] ?? (() => import('./app/members-area.tsx'));
  load().catch(() => undefined);
  if (hasFirstView()) import('./app/render-over.tsx').catch(() => undefined);
  void import('./main.tsx');
}
