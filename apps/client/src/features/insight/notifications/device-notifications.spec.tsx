import type { Preferences, PushDevice } from '@common-roof/contracts';
import { screen, waitFor, within } from '@testing-library/react';

import { ok, nothing } from '#test/fake-server.ts';
import { meOf, signIn } from '#test/people.ts';
import { aServer, renderApp } from '#test/render-app.tsx';

const ENDPOINT = 'https://push.test/abc';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';

const deviceOf = (id: string, current: boolean, userAgent = CHROME): PushDevice => ({
  _id: id,
  user_agent: userAgent,
  current,
  created_at: '2026-04-01T10:00:00.000Z',
  last_used_at: '2026-04-02T10:00:00.000Z',
});

const preferences: Preferences = {
  role: 'roomie',
  locale: 'en',
  theme: 'system',
  digest_time: '08:00',
  quiet_hours: null,
  time_zone: 'Europe/Berlin',
  alerts: [{ kind: 'house_rules', in_app: true, email: 'immediately', push: true }],
};

/** A browser with a push service, and the answer that its user gives when asked. */
function giveBrowser({ permission, says }: { permission: NotificationPermission; says?: NotificationPermission }) {
  let isSubscribed = permission === 'granted';
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: jest.fn(() => {
      isSubscribed = false;
      return Promise.resolve(true);
    }),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
    subscribe: jest.fn(() => {
      isSubscribed = true;
      return Promise.resolve(subscription);
    }),
  };
  const registration = { pushManager };
  const asked = { permission };
  const requestPermission = jest.fn(() => {
    asked.permission = says ?? permission;
    return Promise.resolve(asked.permission);
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    register: jest.fn(() => Promise.resolve(registration)),
    ready: Promise.resolve(registration),
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: Object });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: Object.assign(asked, { requestPermission }),
  });
  return { requestPermission, pushManager, subscription };
}

function open(devices: { key?: string | null; items?: PushDevice[] } = {}) {
  signIn('roomie');
  const answer = { public_key: devices.key === undefined ? 'KEY' : devices.key, items: devices.items ?? [] };
  const server = aServer()
    .on('GET /api/me', () => ok(meOf('roomie')))
    .on('GET /api/me/push-devices', () => ok(answer))
    .on('PUT /api/me/push-devices', () => {
      const device = deviceOf('1', true);
      answer.items.push(device);
      return ok(device);
    })
    .on('POST /api/me/push-devices/1/test', () => ok({ message: 'On its way.' }))
    .on('DELETE /api/me/push-devices/1', () => {
      answer.items = [];
      return nothing();
    })
    .on('GET /api/me/preferences', () => ok(preferences))
    .on('PUT /api/me/preferences', () => ok(preferences));
  return { server, ...renderApp('/profile?show=alerts') };
}
const section = async () => within(await screen.findByRole('region', { name: 'Notifications on this device' }));

describe('notifications on this device', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    for (const name of ['PushManager', 'Notification'] as const) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  it('are not offered without a key of the server', async () => {
    giveBrowser({ permission: 'default' });
    open({ key: null });
    expect(await screen.findByRole('switch', { name: /in the app/ })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Notifications on this device' })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: /on devices/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: /Quiet hours/ })).not.toBeInTheDocument();
  });

  it('are explained where the browser has none', async () => {
    open();
    expect((await section()).getByText(/doesn’t support notifications/)).toBeInTheDocument();
    expect((await section()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('need the installed app on an iPhone', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE);
    open();
    expect((await section()).getByText(/Install Common Roof first/)).toBeInTheDocument();
  });

  it('that the browser blocks are unblocked in its settings', async () => {
    giveBrowser({ permission: 'denied' });
    open();
    expect((await section()).getByText(/Your browser blocks notifications/)).toBeInTheDocument();
  });

  it('are turned on by a click that asks for permission, tested and turned off', async () => {
    const { requestPermission, pushManager, subscription } = giveBrowser({ permission: 'default', says: 'granted' });
    const { user, server } = open();
    const turnOn = await (await section()).findByRole('button', { name: 'Turn on notifications' });
    expect(requestPermission).not.toHaveBeenCalled();
    await user.click(turnOn);
    expect(await (await section()).findByText('Notifications are on.')).toBeInTheDocument();
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'KEY' });
    expect(server.asked.find(({ method, path }) => method === 'PUT' && path.endsWith('push-devices'))?.body).toEqual({
      endpoint: ENDPOINT,
      keys: { p256dh: 'p', auth: 'a' },
    });
    await user.click((await section()).getByRole('button', { name: 'Send a test' }));
    expect(await screen.findByText(/Test sent/)).toBeInTheDocument();
    expect(server.times('POST', '/api/me/push-devices/1/test')).toBe(1);
    await user.click((await section()).getByRole('button', { name: 'Turn off notifications on this device' }));
    expect(await (await section()).findByRole('button', { name: 'Turn on notifications' })).toBeInTheDocument();
    await waitFor(() => {
      expect(subscription.unsubscribe).toHaveBeenCalled();
    });
  });

  it('stay off when the user says no', async () => {
    const { pushManager } = giveBrowser({ permission: 'default', says: 'denied' });
    const { user, server } = open();
    await user.click(await (await section()).findByRole('button', { name: 'Turn on notifications' }));
    expect(await (await section()).findByText(/Your browser blocks notifications/)).toBeInTheDocument();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
    expect(server.times('PUT', '/api/me/push-devices')).toBe(0);
  });

  it('of other devices are stopped from here', async () => {
    giveBrowser({ permission: 'default' });
    const { user, server } = open({ items: [deviceOf('1', false)] });
    const list = within(await (await section()).findByRole('list', { name: 'Devices with notifications' }));
    await user.click(list.getByRole('button', { name: 'Stop notifications on Chrome · Linux' }));
    expect(server.times('DELETE', '/api/me/push-devices/1')).toBe(1);
    await waitFor(() => {
      expect(screen.queryByRole('list', { name: 'Devices with notifications' })).not.toBeInTheDocument();
    });
  });

  it('are chosen by kind, and have quiet hours', async () => {
    giveBrowser({ permission: 'default' });
    const { user, server } = open();
    const saved = () => server.asked.filter(({ method, path }) => method === 'PUT' && path.endsWith('preferences'));
    await user.click(await screen.findByRole('switch', { name: 'New house rules: on devices' }));
    expect(saved().at(-1)?.body).toMatchObject({ alerts: [{ kind: 'house_rules', push: false }] });
    await user.click(screen.getByRole('switch', { name: 'Quiet hours without notifications' }));
    expect(saved().at(-1)?.body).toMatchObject({ quiet_hours: { from: '22:00', to: '07:00' } });
  });
});
