import type { ReactNode } from 'react';

/** The literal text of the specification, spelling included. */
export const UNEXPECTED_ERROR = 'An unexpected error occured';

type Tone = 'error' | 'success' | 'info';

const watchers = new Set<() => void>();
let areRaised = false;

/** Whether any was raised so far: what shows them is drawn from then on. */
export const alerts = {
  areRaised: (): boolean => areRaised,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};

type Content = (close: () => void) => ReactNode;

/**
 * A toast. The same text is shown once at a time. Its code is loaded when it is needed first, and keeps it until it can be seen.
 * @param content what is shown in place of the message, where that is more than words
 */
export async function notify(tone: Tone, message: string, content?: Content, id = message): Promise<void> {
  areRaised = true;
  for (const tell of watchers) tell();
  const { toast } = await import('react-toastify/unstyled');
  const shown = content === undefined ? message : (toast: { closeToast: () => void }) => content(toast.closeToast);
  toast[tone](shown, { toastId: `${tone}:${id}` });
}

export const alertError = (message: string): void => void notify('error', message);
export const tell = (message: string): void => void notify('success', message);
