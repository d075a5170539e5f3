import { anUnreachableBrowser, type PushedMessage, type TestBrowser } from '@common-roof/testing/push-service';
import type { BrowserContext, Page } from '@playwright/test';

/**
 * Gives a browser a push service and a user who allows notifications. The one of stories has neither.
 * @param subscription the address and keys that it gives out; by default of a place where nobody answers
 */
export async function givePushService(
  page: Page,
  subscription: TestBrowser['subscription'] = anUnreachableBrowser(),
): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('story.permission') ?? 'default',
    });
    Notification.requestPermission = () => {
      localStorage.setItem('story.permission', 'granted');
      return Promise.resolve('granted');
    };
    const key = 'story.push-subscription';
    const held = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: () => {
        localStorage.removeItem(key);
        return Promise.resolve(true);
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        localStorage.setItem(key, 'on');
        return Promise.resolve(held);
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(key) === null ? null : held),
    });
  }, subscription);
}

/** A notification as the service worker shows it. */
export interface ShownNotification {
  readonly title: string;
  readonly options: {
    readonly body: string;
    readonly tag: string;
    readonly actions: readonly { readonly action: string; readonly title: string }[];
    readonly data: unknown;
  };
}

/** The part of a service worker's scope that is used here: the types of a page don't know it. */
interface WorkerScope extends EventTarget {
  registration: { showNotification: (title: string, options: unknown) => Promise<void> };
}

interface WorkerEvent {
  readonly type: 'push' | 'notificationclick';
  /** The message of a push, as JSON. */
  readonly content?: string;
  /** The button of a notification; empty for the notification itself. */
  readonly action?: string;
  /** The data of a chosen notification. */
  readonly chosen?: unknown;
}

/** Fires an event in the service worker, as the browser does. @returns the notifications that it shows then */
async function fire(context: BrowserContext, event: WorkerEvent): Promise<ShownNotification[]> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  return worker.evaluate(async ({ type, content = '', action = '', chosen }) => {
    const scope = self as unknown as WorkerScope;
    const shown: ShownNotification[] = [];
    // This browser shows no notifications.
    scope.registration.showNotification = (title, options) => {
      shown.push({ title, options: options as ShownNotification['options'] });
      return Promise.resolve();
    };
    // It has no icon either, and ends a worker that asks for a number on it.
    Object.defineProperty(navigator, 'setAppBadge', { value: () => Promise.resolve(), configurable: true });
    const work: Promise<unknown>[] = [];
    const fired = Object.assign(new Event(type), {
      action,
      data: { json: () => JSON.parse(content) as unknown },
      notification: { data: chosen, close: () => undefined },
      waitUntil: (promise: Promise<unknown>) => work.push(promise),
    });
    scope.dispatchEvent(fired);
    await Promise.all(work);
    return shown;
  }, event);
}

/** Hands a push to the service worker. @returns what it shows */
export const deliverPush = (context: BrowserContext, message: PushedMessage): Promise<ShownNotification[]> =>
  fire(context, { type: 'push', content: JSON.stringify(message) });

/** Chooses a notification, or one of its buttons. */
export async function chooseNotification(
  context: BrowserContext,
  { options }: ShownNotification,
  action = '',
): Promise<void> {
  await fire(context, { type: 'notificationclick', action, chosen: options.data });
}
