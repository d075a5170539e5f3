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

/**
 * Runs a function in the service worker of a context. A browser stops one that has nothing to do, and starts it again
 * for the next request: what was asked of it in between is asked again.
 */
async function inWorker<Given, Result>(
  context: BrowserContext,
  work: (given: Given) => Promise<Result>,
  given: Given,
): Promise<Result> {
  const [worker] = context.serviceWorkers();
  if (worker === undefined) throw new Error('There is no service worker.');
  // The types of a function that a page runs don't follow a generic parameter.
  const run = (): Promise<Result> => worker.evaluate(work as never, given as never);
  return run().catch((cause: unknown) => {
    if (!String(cause).includes('restarted')) throw cause;
    return run();
  });
}

/**
 * Hands a push to the service worker, as the browser does when its push service was given one. This browser shows no
 * notifications, so they are returned instead.
 */
export const deliverPush = (context: BrowserContext, message: PushedMessage): Promise<ShownNotification[]> =>
  inWorker(
    context,
    async (content: string) => {
      const scope = self as unknown as WorkerScope;
      const shown: { title: string; options: unknown }[] = [];
      scope.registration.showNotification = (title, options) => {
        shown.push({ title, options });
        return Promise.resolve();
      };
      // It has no icon either, and ends a worker that asks for a number on it.
      Object.defineProperty(navigator, 'setAppBadge', { value: () => Promise.resolve(), configurable: true });
      const event = new Event('push');
      const work: Promise<unknown>[] = [];
      Object.assign(event, {
        data: { json: () => JSON.parse(content) as unknown },
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      });
      scope.dispatchEvent(event);
      await Promise.all(work);
      return shown as ShownNotification[];
    },
    JSON.stringify(message),
  );

/** Chooses a notification, or one of its buttons. */
export const chooseNotification = (
  context: BrowserContext,
  { options }: ShownNotification,
  action = '',
): Promise<void> =>
  inWorker(
    context,
    async (chosen: { action: string; data: unknown }) => {
      const event = new Event('notificationclick');
      const work: Promise<unknown>[] = [];
      Object.assign(event, {
        action: chosen.action,
        notification: { data: chosen.data, close: () => undefined },
        waitUntil: (promise: Promise<unknown>) => work.push(promise),
      });
      self.dispatchEvent(event);
      await Promise.all(work);
    },
    { action, data: options.data },
  );
