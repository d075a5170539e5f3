import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { fetchWhenIdle } from './app/fetch-when-idle.ts';
import { hasFirstView } from './app/routes/public-pages.ts';
import { startI18n } from './i18n/i18n.ts';
import { logFailure } from './lib/log.ts';
import { reloadOnMissingChunk } from './lib/missing-chunk.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// Requested at once, fonts are ready before the first text: a later change of font shifts the layout.
for (const font of ['600 1em "Fraunces Variable"', '400 1em "Inter Variable"']) void document.fonts.load(font);

reloadOnMissingChunk();
void start(root);

async function start(container: HTMLElement): Promise<void> {
  // If a language can't be loaded, English remains, which is always bundled.
  await startI18n().catch((cause: unknown) => {
    logFailure('The language could not be loaded', cause);
  });
  const app = <App />;
  if (hasFirstView()) await (await import('./app/render-over.tsx')).renderOver(container, app);
  else createRoot(container).render(<StrictMode>{app}</StrictMode>);
}

// The app for offline comes after the first page, which needs the network for itself.
if (import.meta.env.PROD) fetchWhenIdle([async () => (await import('./lib/keep-offline.ts')).keepOffline()]);
