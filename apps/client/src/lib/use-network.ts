import { useSyncExternalStore } from 'react';

/** When the network went, in milliseconds; null while it is there, or where it was gone before the page came. */
let lostAt: number | null = null;
const listeners = new Set<() => void>();

function note(): void {
  lostAt = navigator.onLine ? null : Date.now();
  for (const listener of listeners) listener();
}
window.addEventListener('online', note);
window.addEventListener('offline', note);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the device has a network, as far as the browser knows. */
export const useHasNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** As of when everything stands that a page shows while the device has no network. */
export const useLostAt = (): number | null => useSyncExternalStore(subscribe, () => lostAt);
