/** The event of browsers that can install an app; it isn't in TypeScript's library. */
interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

const listeners = new Set<() => void>();
let offered: InstallEvent | null = null;

function take(event: InstallEvent | null): void {
  offered = event;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer to install the app, which comes once, until the reader asks for it. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => {
    take(null);
  });
}

/** `hand`: Safari on a phone installs apps from its share menu only. `none`: installed, or the browser can't. */
export type InstallWay = 'offer' | 'hand' | 'none';

export const isInstalled = (): boolean => window.matchMedia('(display-mode: standalone)').matches;
export const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

export const installPrompt = {
  way: (): InstallWay => {
    if (isInstalled()) return 'none';
    if (offered !== null) return 'offer';
    return isApplePhone() ? 'hand' : 'none';
  },
  /** Shows the browser's own dialog. An offer can be used once, whatever the reader decides. */
  async show(): Promise<void> {
    const event = offered;
    take(null);
    await event?.prompt();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
