import { ADDRESS_CHANGED } from '#features/insight/notifications/push-messages.ts';
import { findPushOwner } from '#features/insight/notifications/push-owner.ts';

declare const self: ServiceWorkerGlobalScope;

/** What browsers say when they exchange an address; some leave out one of the two, or both. */
export interface AddressChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/**
 * Has an address again after the browser ended the one it gave out. Only pages can tell the server, because only they are
 * signed in: open ones do it at once, others when they are opened.
 */
export async function renewAddress({ oldSubscription, newSubscription }: AddressChange): Promise<void> {
  const owner = await findPushOwner();
  // Nobody wants notifications here any more.
  if (owner === null) return;
  if (!newSubscription) {
    const applicationServerKey = oldSubscription?.options.applicationServerKey ?? owner.publicKey;
    try {
      await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    } catch {
      // The user doesn't allow notifications any more, or the push service is away: they can be turned on again.
      return;
    }
  }
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(ADDRESS_CHANGED);
}
