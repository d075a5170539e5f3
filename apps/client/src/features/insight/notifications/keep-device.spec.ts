import { waitFor } from '@testing-library/react';

import { createStore } from '#app/store.ts';
import { devicePush } from './device-push.ts';
import { FakeServer, ok, refuse } from '#test/fake-server.ts';
import { fakeCaches } from '#test/fake-caches.ts';
import { PERSON, signIn } from '#test/people.ts';
import { findPushOwner, rememberPushOwner } from './push-owner.ts';
import { ADDRESS_CHANGED } from './push-messages.ts';
import { keepDevice } from './keep-device.ts';
import { notificationsApi, withRead } from './notifications-api.ts';

const ENDPOINT = 'https://push.test/abc';
const RENEWAL = 'PUT /api/me/push-devices/current';

const isAbout = (body: unknown, endpoint: string): boolean =>
  typeof body === 'object' && body !== null && 'endpoint' in body && body.endpoint === endpoint;

describe('a device with notifications', () => {
  const open = jest.fn();
  const keep = (store = createStore()): void => {
    keepDevice(store, open);
  };

  beforeEach(() => {
    signIn('roomie');
    jest.spyOn(devicePush, 'findEndpoint').mockResolvedValue(ENDPOINT);
    jest.spyOn(devicePush, 'turnOff').mockResolvedValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['serviceWorker', 'setAppBadge']) Reflect.deleteProperty(navigator, name);
  });

  it('belongs to the session that was opened on it last', async () => {
    const server = new FakeServer().on(RENEWAL, () => ok({})).install();
    keep();
    await waitFor(() => {
      expect(server.asked).toMatchObject([{ method: 'PUT', body: { endpoint: ENDPOINT } }]);
    });
    expect(devicePush.turnOff).not.toHaveBeenCalled();
  });

  it('that another account turned on shows nothing any more', async () => {
    new FakeServer().on(RENEWAL, () => refuse('not_found', 'No.')).install();
    keep();
    await waitFor(() => {
      expect(devicePush.turnOff).toHaveBeenCalledTimes(1);
    });
  });

  it('tells the server the address that its browser has exchanged, also while a page is open', async () => {
    fakeCaches();
    const serviceWorker = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    const address = { endpoint: 'https://push.test/new', keys: { p256dh: 'p', auth: 'a' } };
    jest.spyOn(devicePush, 'findAddress').mockResolvedValue(address);
    await rememberPushOwner({ accountId: PERSON.roomie, endpoint: ENDPOINT, publicKey: 'key' });
    const server = new FakeServer()
      .on(RENEWAL, ({ body }) => (isAbout(body, ENDPOINT) ? ok({}) : refuse('not_found', 'No.')))
      .on('PUT /api/me/push-devices', () => ok({}))
      .install();
    keep();
    await waitFor(() => {
      expect(server.asked).toHaveLength(1);
    });
    jest.spyOn(devicePush, 'findEndpoint').mockResolvedValue(address.endpoint);
    serviceWorker.dispatchEvent(new MessageEvent('message', { data: ADDRESS_CHANGED }));
    await waitFor(() => {
      expect(server.asked.at(-1)).toMatchObject({ path: '/api/me/push-devices', body: address });
    });
    await waitFor(async () => {
      expect(await findPushOwner()).toMatchObject({ endpoint: address.endpoint });
    });
    expect(devicePush.turnOff).not.toHaveBeenCalled();
  });

  it.each([
    ['turned on by another account', PERSON.homeowner, 'https://push.test/old'],
    ['turned off from elsewhere', PERSON.roomie, ENDPOINT],
  ])('%s is not turned on again', async (_, accountId, endpoint) => {
    fakeCaches();
    await rememberPushOwner({ accountId, endpoint, publicKey: 'key' });
    const server = new FakeServer().on(RENEWAL, () => refuse('not_found', 'No.')).install();
    keep();
    await waitFor(() => {
      expect(devicePush.turnOff).toHaveBeenCalledTimes(1);
    });
    expect(server.asked).toHaveLength(1);
  });

  it('is kept while the server is away', async () => {
    const server = new FakeServer().on(RENEWAL, () => refuse('internal', 'Later.')).install();
    keep();
    await waitFor(() => {
      expect(server.asked).toHaveLength(1);
    });
    expect(devicePush.turnOff).not.toHaveBeenCalled();
  });

  it('opens the page of a chosen notification, and no other site', () => {
    const serviceWorker = new EventTarget();
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    keep();
    const choose = (path: string): void => {
      serviceWorker.dispatchEvent(new MessageEvent('message', { data: { type: 'OPEN_PAGE', path } }));
    };
    choose('//elsewhere.test');
    choose('https://elsewhere.test');
    expect(open).not.toHaveBeenCalled();
    choose('/chores');
    expect(open).toHaveBeenCalledWith('/chores');
  });

  it('has the number of unread alerts on its icon', async () => {
    const setAppBadge = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'setAppBadge', { configurable: true, value: setAppBadge });
    new FakeServer().on('GET /api/notifications', () => ok({ items: [], next_cursor: null, unread: 3 })).install();
    const store = createStore();
    keep(store);
    await store.dispatch(notificationsApi.endpoints.notifications.initiate());
    await waitFor(() => {
      expect(setAppBadge).toHaveBeenLastCalledWith(3);
    });
    store.dispatch(
      notificationsApi.util.updateQueryData('notifications', undefined, (pages) => {
        withRead(pages, 'all');
      }),
    );
    await waitFor(() => {
      expect(setAppBadge).toHaveBeenLastCalledWith(0);
    });
  });
});
