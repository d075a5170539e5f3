/** The cache of the service worker with the answers that a page may show while offline. */
export const ANSWERS_CACHE = 'common-roof-answers';

/** The header of an answer from that cache: when the server gave it, as an HTTP date. */
export const ANSWERED_AT_HEADER = 'x-answered-at';

/** Deletes the answers on this device, so that its next user finds none. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(ANSWERS_CACHE);
}
