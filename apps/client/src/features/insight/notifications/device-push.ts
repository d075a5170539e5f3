import { isApplePhone, isInstalled } from '#lib/install-prompt.ts';
import { forgetPushOwner } from './push-owner.ts';

/**
 * Whether this browser can show notifications. `install`: an iPhone can once the app is installed. `blocked`: the user
 * told the browser not to.
 */
export type PushAbility = 'possible' | 'blocked' | 'install' | 'impossible';

/** The address and keys that a browser gives out for one account. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Returns undefined without a service worker, or where it can't receive anything. */
async function findSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh, auth } = keys;
  if (endpoint === undefined || p256dh === undefined || auth === undefined)
    throw new Error('The browser gave out no address for notifications.');
  return { endpoint, keys: { p256dh, auth } };
}

export const devicePush = {
  ability(): PushAbility {
    if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)
      return Notification.permission === 'denied' ? 'blocked' : 'possible';
    return isApplePhone() && !isInstalled() ? 'install' : 'impossible';
  },

  /** Returns where this browser receives notifications now; null: nowhere. */
  async findEndpoint(): Promise<string | null> {
    if (devicePush.ability() !== 'possible' || Notification.permission !== 'granted') return null;
    return (await findSubscription())?.endpoint ?? null;
  },

  /**
   * Asks the user, if they haven't answered yet, and then the browser's push service for an address.
   * @param publicKey the server's, as base64url
   * @returns null if the user said no
   */
  async turnOn(publicKey: string): Promise<PushAddress | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    // It comes some time after the first page, and not for readers who save data.
    await navigator.serviceWorker.register('/service-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    // An address of another account, or for another key of the server, would be of no use.
    await (await pushManager.getSubscription())?.unsubscribe();
    return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  },

  /** Returns the address and keys that this browser has now; null: none. */
  async findAddress(): Promise<PushAddress | null> {
    const subscription = await findSubscription();
    return subscription ? addressOf(subscription) : null;
  },

  /** Ends the address, so that nothing can be sent to this browser any more. */
  async turnOff(): Promise<void> {
    await forgetPushOwner();
    await (await findSubscription())?.unsubscribe();
  },
};
