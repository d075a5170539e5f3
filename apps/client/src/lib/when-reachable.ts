import { logFailure } from './log.ts';

const PAUSE_MS = 10_000;

/** Resolves when the network is back, or after a delay. */
const another = (): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      window.clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = window.setTimeout(go, PAUSE_MS);
    window.addEventListener('online', go);
  });

/** Loads code that may be unavailable for a while, such as the offline notice, with as many retries as needed. */
export async function whenReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await load();
    } catch (cause) {
      if (isFirst) logFailure('A part of the app could not be loaded yet', cause);
      await another();
    }
  }
}
