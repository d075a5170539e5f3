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

/**
 * Notes when an answer shown now was given. The service worker gives an earlier one when the server can't be reached,
 * which the browser need not know: a wireless network may lead nowhere.
 * @param at in milliseconds; null: the server has just given it
 */
export function noteAnsweredAt(at: number | null): void {
  const known = at === null ? (navigator.onLine ? null : lostAt) : Math.min(at, lostAt ?? at);
  if (known === lostAt || Number.isNaN(known)) return;
  lostAt = known;
  for (const listener of listeners) listener();
}

/** Whether the device is online according to the browser. */
export const useHasNetwork = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Returns when the data shown while offline was last current. */
export const useLostAt = (): number | null => useSyncExternalStore(subscribe, () => lostAt);
