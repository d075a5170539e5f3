import { spoken } from '../i18n/i18n.ts';
import { whenReachable } from './when-reachable.ts';

/** The literal text of the specification, spelling included. */
export const UNEXPECTED_ERROR = 'An unexpected error occured';

/** What to say of a call that got no usable answer. That a device without a network gets none is nothing unexpected. */
export const failureText = (status: number): string =>
  status === 0 && !navigator.onLine ? spoken.now().t('shell.needsNetwork') : UNEXPECTED_ERROR;

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

/** What shows toasts. Its code is loaded when it is needed first, and keeps them until they can be seen. */
export async function toaster() {
  areRaised = true;
  for (const showSuccess of watchers) showSuccess();
  return (await whenReachable(() => import('react-toastify/unstyled'))).toast;
}

/** A toast. The same text is shown once at a time. */
export async function showToast(tone: Tone, message: string): Promise<void> {
  const toast = await toaster();
  toast[tone](message, { toastId: `${tone}:${message}` });
}

export const showError = (message: string): void => void showToast('error', message);
export const tell = (message: string): void => void showToast('success', message);
