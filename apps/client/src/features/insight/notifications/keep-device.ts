import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { isApiError } from '#api/api-error.ts';
import { pushDeviceResources } from '#api/resources/push-devices.ts';
import { logFailure } from '#lib/log.ts';
import { findPushOwner, type PushOwner, rememberPushOwner } from './push-owner.ts';
import { session } from '#session/session.ts';
import { devicePush, type PushAddress } from './device-push.ts';
import { isAddressChanged, isOpenPage } from './push-messages.ts';
import { notificationsApi } from './notifications-api.ts';

interface Exchanged {
  readonly owner: PushOwner;
  readonly address: PushAddress;
}

/** Returns this account's new address, if the browser has exchanged the one that the server knows; else null. */
async function findExchanged(endpoint: string): Promise<Exchanged | null> {
  const owner = await findPushOwner();
  if (owner === null || owner.accountId !== session.claims()?.sub || owner.endpoint === endpoint) return null;
  const address = await devicePush.findAddress();
  return address && { owner, address };
}

/** Ends what an earlier call began. */
let stopEarlier = (): void => undefined;

/**
 * Keeps the notifications of this device going while someone is signed in: they belong to this session now, the app's
 * icon has the number of unread alerts, and a chosen notification opens its page in this window.
 */
export function keepDevice(store: Store, open: (path: string) => void): void {
  stopEarlier();
  // Stores made by the toolkit understand thunks; their general type doesn't say so.
  const dispatch = store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>;
  const select = notificationsApi.endpoints.notifications.select();
  let shown: number | undefined;
  const showUnread = (): void => {
    // The store of every page has the api's reducer; its type says so only where the store is made.
    const unread = select(store.getState() as Parameters<typeof select>[0]).data?.pages[0]?.unread;
    if (unread === undefined || unread === shown) return;
    shown = unread;
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined);
  };
  const hear = ({ data, ports }: MessageEvent<unknown>): void => {
    if (isOpenPage(data)) {
      ports[0]?.postMessage('heard');
      open(data.path);
    }
    if (isAddressChanged(data)) keepGoing();
  };
  const renew = async (): Promise<void> => {
    const endpoint = await devicePush.findEndpoint();
    if (endpoint === null) return;
    const renewal = pushDeviceResources.endpoints.renewPushDevice.initiate({ body: { endpoint } });
    const { error } = await dispatch(renewal);
    if (!isApiError(error) || error.code !== 'not_found') return;
    const exchanged = await findExchanged(endpoint);
    // Turned on by another account, which no longer uses this device, or turned off on another device.
    if (exchanged === null) await devicePush.turnOff();
    else await replace(exchanged);
  };
  const replace = async ({ owner, address }: Exchanged): Promise<void> => {
    const addition = pushDeviceResources.endpoints.addPushDevice.initiate({ body: address });
    const { error } = await dispatch(addition);
    if (error === undefined) await rememberPushOwner({ ...owner, endpoint: address.endpoint });
  };
  const keepGoing = (): void => {
    renew().catch((cause: unknown) => {
      logFailure('The notifications of this device could not be kept', cause);
    });
  };

  showUnread();
  const unsubscribe = store.subscribe(showUnread);
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', hear);
  keepGoing();
  stopEarlier = () => {
    unsubscribe();
    if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', hear);
  };
}
