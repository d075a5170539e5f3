interface TabSignal {
  announce: () => void;
  /** Listens to the other tabs, not this one; returns a function that stops. */
  listen: (listener: () => void) => () => void;
}

/** Signals to other tabs that shared data changed. Nothing is sent while nobody listens. */
export function createTabSignal(name: string): TabSignal {
  let channel: BroadcastChannel | null = null;
  return {
    announce: () => channel?.postMessage('changed'),
    listen: (listener) => {
      const opened = new BroadcastChannel(name);
      opened.onmessage = listener;
      channel = opened;
      return () => {
        opened.close();
        if (channel === opened) channel = null;
      };
    },
  };
}
