const listeners = new Set<() => void>();
let takeOver: (() => void) | null = null;

/** A newer version of the app that is on this device and waits until the reader lets it take over. */
export const newVersion = {
  isReady: (): boolean => takeOver !== null,
  /** Called by the service worker's registration, with what lets the new version take over. */
  announce: (action: () => void): void => {
    takeOver = action;
    for (const listener of listeners) listener();
  },
  /** Loads it. The browser asks first if that would lose something typed. */
  load: (): void => {
    takeOver?.();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
