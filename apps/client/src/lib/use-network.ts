import { useSyncExternalStore } from 'react';

/** When the network was lost, in milliseconds; null while online, or if it was offline before the page loaded. */
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

/** Whether the device is online according to the browser. */
export const useHasNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Returns when the data shown while offline was last current. */
export const useLostAt = (): number | null => useSyncExternalStore(subscribe, () => lostAt);
