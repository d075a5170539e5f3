interface TabSignal {
  announce: () => void;
  /** Hears the other tabs, not this one; returns how to stop. */
  listen: (listener: () => void) => () => void;
}

/** A nod from tab to tab: something they share has changed. Nothing is said while nobody listens. */
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
