import type { OfferedAction, PushMessage } from '@common-roof/contracts';

import { isOwnPath, type OpenPage } from '#features/insight/notifications/push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

const HOME = '/';
/** Shown for what can't be read: browsers withdraw the permission from a site that shows nothing. */
const UNREADABLE: PushMessage = { title: 'Common Roof', body: '', url: HOME, tag: 'news', unread: 0, action: null };

function read(data: PushMessageData | null): PushMessage {
  if (data === null) return UNREADABLE;
  try {
    const { title, body, url, tag, unread, action } = Object(data.json()) as Partial<PushMessage>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return UNREADABLE;
    return {
      title,
      body,
      tag,
      url: isOwnPath(url) ? url : HOME,
      unread: typeof unread === 'number' ? unread : 0,
      action: isAction(action) ? action : null,
    };
  } catch {
    return UNREADABLE;
  }
}

const isAction = (action: unknown): action is OfferedAction => {
  const { title, url } = Object(action) as Partial<OfferedAction>;
  return typeof title === 'string' && isOwnPath(url);
};

/** What TypeScript's library doesn't know of notifications yet. */
interface ShownOptions extends NotificationOptions {
  /** Without it, a replaced notification would change in silence. */
  readonly renotify: boolean;
  /** Left out by browsers that show no buttons. */
  readonly actions: readonly { readonly action: string; readonly title: string }[];
}
const ACTION = 'offered';

/** Shows a pushed alert, in place of an earlier one about the same thing. */
export async function showPushed(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, unread, action } = read(data);
  const options: ShownOptions = {
    body,
    tag,
    renotify: true,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    actions: action === null ? [] : [{ action: ACTION, title: action.title }],
    data: { url, actionUrl: action?.url },
  };
  await self.registration.showNotification(title, options);
  if (unread > 0 && 'setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread).catch(() => undefined);
}

/**
 * Opens the page of a chosen notification or of its button: in a window that is open already, which keeps what was typed
 * there.
 * @param action the button; empty for the notification itself
 */
export async function openChosen({ data }: Notification, action = ''): Promise<void> {
  const { url, actionUrl } = Object(data) as { url?: unknown; actionUrl?: unknown };
  const path = [...(action === ACTION ? [actionUrl] : []), url].find(isOwnPath) ?? HOME;
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (first === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // Some browsers allow it for a short time after the click only; the page is opened anyway.
  await first.focus().catch(() => undefined);
  if (!(await hears(first, { type: 'OPEN_PAGE', path }))) await first.navigate(path).catch(() => undefined);
}

/** Milliseconds until a window that says nothing is taken for one that is still loading, in which nothing was typed. */
const SILENCE_MS = 2_000;

/** Sends a message to a window. @returns whether it was heard */
async function hears(window: WindowClient, message: OpenPage): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise<boolean>((resolve) => {
    port1.onmessage = () => {
      resolve(true);
    };
    setTimeout(resolve, SILENCE_MS, false);
  });
  window.postMessage(message, [port2]);
  const answer = await heard;
  port1.close();
  return answer;
}
