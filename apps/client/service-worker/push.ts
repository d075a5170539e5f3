import { isOwnPath, type OpenPage } from '#features/insight/notifications/push-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** What the server pushes. */
interface Pushed {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly unread: number;
}

const HOME = '/';
/** Shown for what can't be read: browsers withdraw the permission from a site that shows nothing. */
const UNREADABLE: Pushed = { title: 'Common Roof', body: '', url: HOME, tag: 'news', unread: 0 };

function read(data: PushMessageData | null): Pushed {
  if (data === null) return UNREADABLE;
  try {
    const { title, body, url, tag, unread } = Object(data.json()) as Partial<Pushed>;
    if (typeof title !== 'string' || typeof body !== 'string' || typeof tag !== 'string') return UNREADABLE;
    return { title, body, tag, url: isOwnPath(url) ? url : HOME, unread: typeof unread === 'number' ? unread : 0 };
  } catch {
    return UNREADABLE;
  }
}

/** Shows a pushed alert, in place of an earlier one about the same thing. */
export async function showPushed(data: PushMessageData | null): Promise<void> {
  const { title, body, url, tag, unread } = read(data);
  // `renotify` isn't in TypeScript's library. Without it, a replaced notification would change in silence.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: { url },
  };
  await self.registration.showNotification(title, options);
  if (unread > 0 && 'setAppBadge' in self.navigator) await self.navigator.setAppBadge(unread).catch(() => undefined);
}

/** Opens the page of a chosen notification: in a window that is open already, which keeps what was typed there. */
export async function openChosen({ data }: Notification): Promise<void> {
  const { url } = Object(data) as { url?: unknown };
  const path = isOwnPath(url) ? url : HOME;
  const windows = await self.clients.matchAll({ type: 'window' });
  const [first] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (first === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // Some browsers allow it for a short time after the click only; the page is opened anyway.
  await first.focus().catch(() => undefined);
  first.postMessage({ type: 'OPEN_PAGE', path } satisfies OpenPage);
}
