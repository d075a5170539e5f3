import { createECDH, randomBytes, randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

/**
 * Gives a browser a push service and a user who allows notifications. The one of stories has neither: the addresses that it
 * gives out are of a place where nobody answers.
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
