import { Workbox } from 'workbox-window';

import { browser } from './browser.ts';
import { awaitInstallOffer } from './install-prompt.ts';
import { logFailure } from './log.ts';
import { importOrNull } from './missing-chunk.ts';

/** Milliseconds after which a page that stays open looks for a new version again. */
const EVERY_MS = 60 * 60_000;

/** Waits for the browser's offer to install the app, and registers the service worker, which fetches the whole app once. */
export async function keepOffline(): Promise<void> {
  awaitInstallOffer();
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => void offer(worker));
  try {
    await worker.register();
  } catch (cause) {
    // A private window may refuse it; everything else works without.
    logFailure('The app could not be kept on this device', cause);
    return;
  }
  window.setInterval(() => {
    worker.update().catch((cause: unknown) => {
      logFailure('No new version could be looked for', cause);
    });
  }, EVERY_MS);
}

/** Lets the members' bar offer the version that waits. */
async function offer(worker: Workbox): Promise<void> {
  const part = await importOrNull(() => import('./new-version.ts'));
  part?.newVersion.announce(() => {
    worker.addEventListener('controlling', () => {
      browser.reloadTo(window.location.href);
    });
    worker.messageSkipWaiting();
  });
}
