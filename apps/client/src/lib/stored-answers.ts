/** The cache of the service worker with the answers that a page may show while offline. */
export const ANSWERS_CACHE = 'common-roof-answers';

/** The header of an answer from that cache: when the server gave it, as an HTTP date. */
export const ANSWERED_AT_HEADER = 'x-answered-at';

/** The cache that says who turned on notifications. */
export const PUSH_CACHE = 'common-roof-push';

/** Deletes the answers on this device, so that its next user finds none. @param others more caches to delete */
export async function forgetAnswers(...others: string[]): Promise<void> {
  if ('caches' in globalThis) await Promise.all([ANSWERS_CACHE, ...others].map((name) => caches.delete(name)));
}
