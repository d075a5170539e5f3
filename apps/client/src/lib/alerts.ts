import { spoken } from '#i18n/i18n.ts';
import { whenReachable } from './when-reachable.ts';

/** The literal text of the specification, spelling included. */
export const UNEXPECTED_ERROR = 'An unexpected error occured';

/** Returns the text for a call without a usable answer. For an offline device that is expected. */
export const failureText = (status: number): string =>
  status === 0 && !navigator.onLine ? spoken.now().t('shell.needsNetwork') : UNEXPECTED_ERROR;

type Tone = 'error' | 'success' | 'info';

const watchers = new Set<() => void>();
let areRaised = false;

/** Whether any alert has been raised; from then on the toast container is rendered. */
export const alerts = {
  areRaised: (): boolean => areRaised,
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => {
      watchers.delete(watcher);
    };
  },
};

/** Loads the toast code on first use, which keeps toasts until they can be shown. */
export async function toaster() {
  areRaised = true;
  for (const showSuccess of watchers) showSuccess();
  return (await whenReachable(() => import('react-toastify/unstyled'))).toast;
}

/** Shows a toast. The same text is shown once at a time. */
export async function showToast(tone: Tone, message: string): Promise<void> {
  const toast = await toaster();
  toast[tone](message, { toastId: `${tone}:${message}` });
}

export const showError = (message: string): void => void showToast('error', message);
export const tell = (message: string): void => void showToast('success', message);
