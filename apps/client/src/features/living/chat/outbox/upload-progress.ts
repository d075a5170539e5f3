import { useSyncExternalStore } from 'react';

const shares = new Map<string, number>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notes the uploaded share of a message's photos, 0 to 1; null when it is over. */
export function noteUploadProgress(clientId: string, share: number | null): void {
  if (share === null) shares.delete(clientId);
  else shares.set(clientId, share);
  for (const listener of listeners) listener();
}

/** Returns the uploaded share of a message's photos, 0 to 1; null while nothing is uploaded. */
export const useUploadProgress = (clientId: string): number | null =>
  useSyncExternalStore(subscribe, () => shares.get(clientId) ?? null);
