import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { isApiError } from '#api/api-error.ts';
import { pushDeviceResources } from '#api/resources/push-devices.ts';
import { devicePush } from './device-push.ts';
import { logFailure } from '#lib/log.ts';
import { isOpenPage } from './push-messages.ts';
import { notificationsApi } from './notifications-api.ts';

/** Ends what an earlier call began. */
let stopEarlier = (): void => undefined;

/**
 * Keeps the notifications of this device going while someone is signed in: they belong to this session now, the app's
 * icon has the number of unread alerts, and a chosen notification opens its page in this window.
 */
export function keepDevice(store: Store, open: (path: string) => void): void {
  stopEarlier();
  const select = notificationsApi.endpoints.notifications.select();
  let shown: number | undefined;
  const showUnread = (): void => {
    // The store of every page has the api's reducer; its type says so only where the store is made.
    const unread = select(store.getState() as Parameters<typeof select>[0]).data?.pages[0]?.unread;
    if (unread === undefined || unread === shown) return;
    shown = unread;
    if ('setAppBadge' in navigator) void navigator.setAppBadge(unread).catch(() => undefined);
  };
  const openChosen = ({ data }: MessageEvent<unknown>): void => {
    if (isOpenPage(data)) open(data.path);
  };
  const renew = async (): Promise<void> => {
    const endpoint = await devicePush.findEndpoint();
    if (endpoint === null) return;
    const renewal = pushDeviceResources.endpoints.renewPushDevice.initiate({ body: { endpoint } });
    // Stores made by the toolkit understand thunks; their general type doesn't say so.
    const { error } = await (store.dispatch as ThunkDispatch<unknown, unknown, UnknownAction>)(renewal);
    // Turned on by another account, which no longer uses this device.
    if (isApiError(error) && error.code === 'not_found') await devicePush.turnOff();
  };

  showUnread();
  const unsubscribe = store.subscribe(showUnread);
  if ('serviceWorker' in navigator) navigator.serviceWorker.addEventListener('message', openChosen);
  renew().catch((cause: unknown) => {
    logFailure('The notifications of this device could not be kept', cause);
  });
  stopEarlier = () => {
    unsubscribe();
    if ('serviceWorker' in navigator) navigator.serviceWorker.removeEventListener('message', openChosen);
  };
}
