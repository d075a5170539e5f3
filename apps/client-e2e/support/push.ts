import { createECDH, randomBytes, randomUUID } from 'node:crypto';

import type { CDPSession, Page, Worker } from '@playwright/test';

/**
 * Gives a browser a push service and a user who allows notifications. The one of stories has neither: its addresses are
 * of a place where nobody answers, and {@link pushTo} takes the place of its service.
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

/** Has the service worker of a page receive a push, as from the browser's push service. */
export async function pushTo(page: Page, message: object): Promise<void> {
  await giveScreen(page);
  const session = await page.context().newCDPSession(page);
  const registrationId = await registrationOf(session);
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  await session.detach();
}

async function registrationOf(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const living = registrations.find(({ isDeleted }) => !isDeleted);
      if (living) resolve(living.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return found;
}

/** The service worker of a page, in which notifications are kept by their tag instead of being shown. */
interface ShowingWorker {
  shown?: Map<string, { title: string; data?: unknown }>;
}

/** Gives a service worker a place to show notifications: a browser without a screen has none. */
async function giveScreen(page: Page): Promise<Worker> {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const self = globalThis as unknown as ShowingWorker;
    if (self.shown !== undefined) return;
    const shown = new Map<string, { title: string; data?: unknown }>();
    self.shown = shown;
    ServiceWorkerRegistration.prototype.showNotification = (title, { tag = '', data } = {}) => {
      shown.set(tag, { title, data });
      return Promise.resolve();
    };
  });
  return worker;
}

/** Returns the titles of the notifications that a page's service worker shows. */
export async function notificationsOn(page: Page): Promise<string[]> {
  const worker = await giveScreen(page);
  return worker.evaluate(() =>
    [...((globalThis as unknown as ShowingWorker).shown?.values() ?? [])].map(({ title }) => title),
  );
}

/** Chooses the notification of a tag, as with a tap on it. */
export async function chooseNotification(page: Page, tag: string): Promise<void> {
  const worker = await giveScreen(page);
  await worker.evaluate((chosen) => {
    const { shown } = globalThis as unknown as ShowingWorker;
    const notification = { ...shown?.get(chosen), close: () => shown?.delete(chosen) };
    const Extendable = Reflect.get(globalThis, 'ExtendableEvent') as typeof Event;
    globalThis.dispatchEvent(Object.assign(new Extendable('notificationclick'), { notification }));
  }, tag);
}
