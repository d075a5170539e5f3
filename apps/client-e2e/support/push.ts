import { createECDH, randomBytes, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

/**
 * Gives a browser a push service and a user who allows notifications. The one of stories has neither: its addresses are
 * of a place where nobody answers, and {@link receive} takes the place of its service.
 */
export async function givePushService(page: Page): Promise<void> {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const address = {
    endpoint: `http://127.0.0.1:9/${randomUUID()}`,
    keys: { p256dh: own.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem('story.permission') ?? 'default',
    });
    Notification.requestPermission = () => {
      localStorage.setItem('story.permission', 'granted');
      return Promise.resolve('granted');
    };
    const key = 'story.push-subscription';
    const subscription = {
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
        return Promise.resolve(subscription);
      },
      getSubscription: () => Promise.resolve(localStorage.getItem(key) === null ? null : subscription),
    });
  }, address);
}

/** What is shown after some pushes, and after one of the notifications was chosen. */
export interface Shown {
  readonly pushed: readonly string[];
  readonly chosen: readonly string[];
}

/**
 * Has the service worker of a page receive pushes, and chooses the notification of a tag, as with a tap on it. A browser
 * without a screen has no notifications: they are kept by their tag instead. All of it is one step, because the browser
 * may restart the worker between two.
 */
export async function receive(page: Page, messages: readonly object[], tag: string): Promise<Shown> {
  const context = page.context();
  const worker = context.serviceWorkers().at(-1) ?? (await context.waitForEvent('serviceworker'));
  return worker.evaluate(
    ({ data, wanted }) => {
      const shown = new Map<string, { title: string; data?: unknown }>();
      const titles = (): string[] => [...shown.values()].map(({ title }) => title);
      ServiceWorkerRegistration.prototype.showNotification = (title, { tag: of = '', data: about } = {}) => {
        shown.set(of, { title, data: about });
        return Promise.resolve();
      };
      const eventOf = (kind: 'PushEvent' | 'ExtendableEvent', type: string, init: object): Event =>
        new (Reflect.get(globalThis, kind) as new (type: string, init: object) => Event)(type, init);
      for (const each of data) globalThis.dispatchEvent(eventOf('PushEvent', 'push', { data: each }));
      const pushed = titles();
      const notification = { ...shown.get(wanted), close: () => shown.delete(wanted) };
      const click = eventOf('ExtendableEvent', 'notificationclick', {});
      globalThis.dispatchEvent(Object.assign(click, { notification }));
      return { pushed, chosen: titles() };
    },
    { data: messages.map((message) => JSON.stringify(message)), wanted: tag },
  );
}
