import { Workbox } from 'workbox-window';

import { browser } from './browser.ts';
import { logFailure } from './log.ts';
import { newVersion } from './new-version.ts';
import { savesData } from './saves-data.ts';

/** Milliseconds after which a page that stays open looks for a new version again. */
const EVERY_MS = 60 * 60_000;

/** Registers the service worker, for readers who don't save data: it fetches the whole app once. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || savesData()) return;
  const worker = new Workbox('/service-worker.js');
  worker.addEventListener('waiting', () => {
    newVersion.announce(() => {
      worker.addEventListener('controlling', () => {
        browser.reloadTo(window.location.href);
      });
      worker.messageSkipWaiting();
    });
  });
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
