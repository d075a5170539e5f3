import { PUSH_CACHE } from '#lib/stored-answers.ts';

const KEY = '/push/owner';

/** Who turned on notifications on this device. The service worker reads it, too, which has no local storage. */
export interface PushOwner {
  readonly accountId: string;
  /** The address that the server has. */
  readonly endpoint: string;
  /** The server's key, for which browsers give out addresses. */
  readonly publicKey: string;
}

export async function rememberPushOwner(owner: PushOwner): Promise<void> {
  if ('caches' in globalThis) await (await caches.open(PUSH_CACHE)).put(KEY, Response.json(owner));
}

export async function findPushOwner(): Promise<PushOwner | null> {
  if (!('caches' in globalThis)) return null;
  const stored = await (await caches.open(PUSH_CACHE)).match(KEY);
  return stored === undefined ? null : ((await stored.json()) as PushOwner);
}

export async function forgetPushOwner(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PUSH_CACHE);
}
