import type { CallResponse, listPushDevices, NotificationKind, PushDevice } from '@common-roof/contracts';
import { LIMITS } from '@common-roof/contracts';
import { anUnreachableBrowser, type TestBrowser, TestPushService } from '@common-roof/testing/push-service';
import { alertSaying } from '@common-roof/words';

import { NotificationsService } from '#contexts/insight/notifications/notifications.service.ts';
import { type Answer, call, problemOf } from '#test/support/http.ts';
import { connect } from '#test/support/sockets.ts';
import { PUSH_SETTINGS, startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, type Player, signIn, type World } from '#test/support/world.ts';

const MINUTE = 60;
const DEVICES = '/api/me/push-devices';

let app: TestApp;
let world: World;
let service: TestPushService;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_PUSHED_ALERTS_PER_HOUR: '100' });
  world = await buildWorld(app);
  service = await TestPushService.start(PUSH_SETTINGS.VAPID_PUBLIC_KEY, () => app.clock.now());
});
beforeEach(() => {
  app.clock.set(new Date());
  service.answer = { status: 201 };
  service.attempts = 0;
});
afterEach(() => app.database.query('DELETE FROM push_subscriptions'));
afterAll(async () => {
  await app.close();
  service.stop();
});

/** Signs in on a device and turns notifications on. */
async function aDevice(who: ActorName = 'r1'): Promise<{ player: Player; browser: TestBrowser; device: PushDevice }> {
  const player = await signIn(app, world.players[who].account);
  const browser = service.browser();
  const answer = await call(app, 'PUT', DEVICES, { token: player.token, body: browser.subscription });
  if (answer.status !== 200) throw new Error(answer.text);
  return { player, browser, device: answer.body as PushDevice };
}
const listed = async ({ token }: Player): Promise<CallResponse<typeof listPushDevices>> =>
  (await call(app, 'GET', DEVICES, { token })).body as CallResponse<typeof listPushDevices>;
const raise = async (title: string, who: ActorName = 'r1', about: string | null = null): Promise<void> => {
  await app.get(NotificationsService).raise({
    to: world.players[who].account.id,
    kind: 'house_rules',
    about,
    says: alertSaying('as_written', { title, body: 'Have a look.' }),
    link: '/user',
  });
  await app.drainEvents();
  await app.runDue();
};
const save = (player: Player, body: object): Promise<Answer> =>
  call(app, 'PUT', '/api/me/preferences', { token: player.token, body });
const titles = ({ received }: TestBrowser): string[] => received.map(({ message }) => message.title);
const failuresOf = async ({ _id: id }: PushDevice): Promise<number | undefined> =>
  (await app.database.query<{ failures: number }>('SELECT failures FROM push_subscriptions WHERE id = $1', [id]))[0]
    ?.failures;

describe('a device', () => {
  it('is listed to its owner, who sees which one it is and removes it', async () => {
    const { player, device } = await aDevice();
    const other = await aDevice();
    expect(await listed(player)).toMatchObject({
      public_key: PUSH_SETTINGS.VAPID_PUBLIC_KEY,
      items: expect.arrayContaining([
        { ...device, current: true },
        { ...other.device, current: false },
      ]) as PushDevice[],
    });
    expect((await call(app, 'DELETE', `${DEVICES}/${device._id}`, { token: other.player.token })).status).toBe(204);
    expect((await listed(player)).items.map(({ _id }) => _id)).toEqual([other.device._id]);
  });

  it('is never described with its address or keys', async () => {
    const { player, browser } = await aDevice();
    const answers = JSON.stringify([await listed(player), (await call(app, 'GET', '/api/me/export', player)).body]);
    const { endpoint, keys } = browser.subscription;
    for (const secret of [endpoint, keys.p256dh, keys.auth]) expect(answers).not.toContain(secret);
    const [due] = await app.database.query<{ text: string }>(
      `SELECT string_agg(payload::text, '') AS text FROM outbox`,
    );
    expect(due?.text).not.toContain(endpoint);
  });

  it.each([
    ['422', 'an address of our own network', { endpoint: 'https://10.0.0.1/push' }],
    ['422', 'another port', { endpoint: 'https://push.example.org:6379/push' }],
    ['422', 'an address without a domain', { endpoint: 'http://redis/push' }],
    ['400', 'no address', { endpoint: 'javascript:alert(1)' }],
    ['422', 'a key that is none', { keys: { ...anUnreachableBrowser().keys, p256dh: 'A'.repeat(87) } }],
    ['400', 'a short secret', { keys: { ...anUnreachableBrowser().keys, auth: 'AAAA' } }],
  ])('is refused with %s for %s', async (status, _what, wrong) => {
    const { token } = world.players.r1;
    const answer = await call(app, 'PUT', DEVICES, { token, body: { ...anUnreachableBrowser(), ...wrong } });
    expect(answer.status).toBe(Number(status));
    expect(problemOf(answer).errors).toHaveLength(1);
  });

  it('that was used longest ago makes room for one too many', async () => {
    const first = await aDevice();
    for (let count = 0; count < LIMITS.pushDevices; count += 1) {
      app.clock.advance(1);
      await aDevice();
    }
    const { items } = await listed(first.player);
    expect(items).toHaveLength(LIMITS.pushDevices);
    expect(items.map(({ _id }) => _id)).not.toContain(first.device._id);
  });

  it('is kept when its owner signs in on it again, and gets nothing of an account that it does not belong to', async () => {
    const { browser, device } = await aDevice('r1');
    const { endpoint } = browser.subscription;
    const again = await signIn(app, world.players.r1.account);
    const kept = await call(app, 'PUT', `${DEVICES}/current`, { token: again.token, body: { endpoint } });
    expect(kept.body).toMatchObject({ _id: device._id, current: true });
    const { token } = await signIn(app, world.players.rB.account);
    expect((await call(app, 'PUT', `${DEVICES}/current`, { token, body: { endpoint } })).status).toBe(404);
    await raise('For the other roomie', 'rB');
    expect(browser.received).toEqual([]);
  });

  it('shows what the account wants that turned notifications on last', async () => {
    const { browser } = await aDevice('r1');
    const { token } = await signIn(app, world.players.rB.account);
    expect((await call(app, 'PUT', DEVICES, { token, body: browser.subscription })).status).toBe(200);
    await raise('For nobody here', 'r1');
    await raise('For the next one', 'rB');
    expect(titles(browser)).toEqual(['For the next one']);
  });

  it('is forgotten when it is signed out, and shows nothing from that moment', async () => {
    const { player, browser } = await aDevice();
    const other = await aDevice();
    await app.get(NotificationsService).raise({
      to: player.account.id,
      kind: 'house_rules',
      about: null,
      says: alertSaying('as_written', { title: 'Too late', body: '' }),
      link: null,
    });
    await call(app, 'POST', '/api/auth/logout', { token: player.token });
    await app.drainEvents();
    await app.runDue();
    expect(browser.received).toEqual([]);
    expect(titles(other.browser)).toEqual(['Too late']);
    expect((await listed(other.player)).items.map(({ _id }) => _id)).toEqual([other.device._id]);
  });

  it('shows a test on request, at most ten an hour', async () => {
    const { player, browser, device } = await aDevice('h1');
    const test = () => call(app, 'POST', `${DEVICES}/${device._id}/test`, { token: player.token });
    expect((await test()).status).toBe(202);
    await app.drainEvents();
    expect(browser.received.map(({ message }) => message)).toEqual([
      expect.objectContaining({ title: 'Notifications work', url: '/profile?show=alerts' }),
    ]);
    const statuses = [];
    for (let count = 0; count < 10; count += 1) statuses.push((await test()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('an alert', () => {
  it('is pushed to each device, encrypted for it and signed by us', async () => {
    const [first, second] = [await aDevice(), await aDevice()];
    await save(first.player, { locale: 'de' });
    await app.get(NotificationsService).raise({
      to: world.players.r1.account.id,
      kind: 'messages_missed',
      about: world.houseA,
      says: alertSaying('messages_missed', { count: 2, conversation: 'House A' }),
      link: '/chat',
    });
    await app.drainEvents();
    await app.runDue();
    for (const { browser } of [first, second]) {
      expect(browser.received).toHaveLength(1);
      const [{ headers, message, bytes }] = browser.received as [TestBrowser['received'][number]];
      expect(headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
      expect(headers['topic']).toMatch(/^[\w-]{32}$/);
      expect(bytes).toBeLessThan(3_000);
      expect(message).toMatchObject({ url: '/chat', tag: `messages_missed:${world.houseA}` });
      expect(message.body + message.title).toContain('Nachricht');
      expect(message.unread).toBeGreaterThan(0);
    }
    await save(first.player, { locale: null });
  });

  it('replaces an earlier one about the same thing, and no other', async () => {
    const { browser } = await aDevice();
    await raise('First', 'r1', world.houseA);
    await raise('Second', 'r1', world.houseA);
    await raise('Other', 'r1', world.houseB);
    const [first, second, other] = browser.received.map(({ message, headers }) => [message.tag, headers['topic']]);
    expect(second).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it('of a great length is cut, in any script', async () => {
    const { browser } = await aDevice();
    await raise('🏠'.repeat(2_000));
    expect(browser.received[0]?.bytes).toBeLessThan(3_000);
    expect(browser.received[0]?.message.title).toMatch(/^(🏠){119}…$/u);
  });

  it('is not pushed to people who look at the app', async () => {
    const { browser, player } = await aDevice();
    const socket = await connect(app, player.token);
    await raise('Seen in the app');
    socket.close();
    expect(browser.received).toEqual([]);
  });

  it('is not pushed once it was read', async () => {
    const { browser, player } = await aDevice();
    service.answer = { status: 500 };
    await raise('Read in time');
    await call(app, 'PUT', '/api/notifications/read-all', { token: player.token });
    service.answer = { status: 201 };
    app.clock.advance(2 * MINUTE);
    await app.runDue();
    expect([service.attempts, browser.received]).toEqual([1, []]);
  });

  it('is pushed as its kind is chosen, whether or not it is wanted in the app', async () => {
    const { browser, player } = await aDevice();
    const rules = (push: boolean, in_app: boolean) => ({
      alerts: [{ kind: 'house_rules', in_app, email: 'never', push }],
    });
    await save(player, rules(false, true));
    await raise('Unwanted');
    await save(player, rules(true, false));
    await raise('Wanted here only');
    expect(titles(browser)).toEqual(['Wanted here only']);
  });

  it('stays as chosen when an older client saves the rest', async () => {
    const { player } = await aDevice('rB');
    await save(player, { alerts: [{ kind: 'house_rules', in_app: true, email: 'never', push: false }] });
    const { body } = await save(player, { alerts: [{ kind: 'house_rules', in_app: true, email: 'digest' }] });
    expect((body as { alerts: object[] }).alerts).toContainEqual({
      kind: 'house_rules',
      in_app: true,
      email: 'digest',
      push: false,
    });
    await save(player, { alerts: [{ kind: 'house_rules', in_app: true, email: 'immediately', push: true }] });
  });

  it('is not pushed in quiet hours, of the recipient’s time zone', async () => {
    const { browser, player } = await aDevice('rB');
    const time_zone = 'Asia/Kathmandu';
    const format = new Intl.DateTimeFormat('en-GB', { timeZone: time_zone, timeStyle: 'short' });
    const inHours = (hours: number): string => format.format(app.clock.now().getTime() + hours * 3_600_000);
    const quiet_hours = { from: inHours(-1), to: inHours(1) };
    expect((await save(player, { quiet_hours, time_zone })).body).toMatchObject({ quiet_hours });
    await raise('Quiet', 'rB');
    await save(player, { quiet_hours: { from: inHours(1), to: inHours(-1) } });
    await raise('Loud', 'rB');
    expect(titles(browser)).toEqual(['Loud']);
    expect((await save(player, { quiet_hours: null })).body).toMatchObject({ quiet_hours: null });
    expect((await save(player, { quiet_hours: { from: '08:00', to: '08:00' } })).status).toBe(400);
  });
});

describe('a button of an alert', () => {
  const ABOUT = '01900000-0000-7000-8000-0000000000aa';
  const offered = async (who: ActorName, kind: NotificationKind, link: string | null): Promise<unknown> => {
    const { browser } = await aDevice(who);
    const says = alertSaying('as_written', { title: kind, body: '' });
    await app.get(NotificationsService).raise({ to: world.players[who].account.id, kind, about: ABOUT, says, link });
    await app.drainEvents();
    await app.runDue();
    const told = browser.received.find(({ message }) => message.title === kind);
    if (!told) throw new Error(`${kind} was not pushed.`);
    return told.message.action;
  };

  it.each<[ActorName, NotificationKind, string | null, unknown]>([
    ['r1', 'messages_missed', '/chat?c=1', { title: 'Reply', url: '/chat?c=1&write=1' }],
    ['r1', 'message_mentioned', '/chat', { title: 'Reply', url: '/chat?write=1' }],
    ['r1', 'settle_up_to_confirm', '/supplies', { title: 'Confirm', url: '/user' }],
    ['h1', 'supply_to_verify', '/supplies', { title: 'Confirm', url: '/admin' }],
    ['r1', 'swap_asked', '/chores', { title: 'Answer', url: '/user' }],
    ['r1', 'chores_offered', '/chores', { title: 'I’ll do it', url: '/user' }],
    ['r1', 'house_rules', '/rulechange', null],
  ])('opens for %s, asked by %s at %s, the place of the answer', async (who, kind, link, expected) => {
    expect(await offered(who, kind, link)).toEqual(expected);
  });
});

describe('a mention', () => {
  const mention = async (): Promise<void> => {
    const [{ token }, path] = [await signIn(app, world.players.r1.account), `/api/messages/${world.houseA}/messages`];
    const body = { text: 'Look', sender: 'roomie', mentions: [world.players.r1m.account.id] };
    expect((await call(app, 'POST', path, { token, body })).status).toBe(201);
    await app.drainEvents();
    await app.runDue();
  };

  it('is pushed from a muted conversation, in the language of its reader, and not in quiet hours', async () => {
    const { browser, player } = await aDevice('r1m');
    const { token } = player;
    await call(app, 'PUT', `/api/messages/${world.houseA}/mute`, { token, body: { span: 'always' } });
    await save(player, { locale: 'de' });
    await mention();
    expect(titles(browser)).toEqual([`${world.players.r1.account.first_name} hat dich erwähnt`]);
    const now = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', timeStyle: 'short' });
    const inHours = (hours: number): string => now.format(app.clock.now().getTime() + hours * 3_600_000);
    await save(player, { quiet_hours: { from: inHours(-1), to: inHours(1) }, time_zone: 'UTC' });
    await mention();
    expect(titles(browser)).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([
    ['fails', 500],
    ['has had enough for now', 429],
  ])('that %s gets the push again', async (_how, status) => {
    const { browser, device } = await aDevice();
    service.answer = { status };
    await raise('Late');
    await app.runDue();
    expect([service.attempts, browser.received]).toEqual([1, []]);
    service.answer = { status: 201 };
    app.clock.advance(2 * MINUTE);
    await app.runDue();
    expect([service.attempts, titles(browser), await failuresOf(device)]).toEqual([2, ['Late'], 0]);
  });

  it('is left alone for as long as it says', async () => {
    const { browser } = await aDevice();
    service.answer = { status: 429, headers: { 'retry-after': '600' } };
    await raise('Later');
    service.answer = { status: 201 };
    app.clock.advance(2 * MINUTE);
    await app.runDue();
    expect(browser.received).toEqual([]);
    app.clock.advance(10 * MINUTE);
    await app.runDue();
    expect(titles(browser)).toEqual(['Later']);
  });

  it('that never takes a push is given up on after some attempts, and gets the next one', async () => {
    const { browser, device } = await aDevice();
    service.answer = { status: 503 };
    await raise('Never');
    for (let count = 0; count < 8; count += 1) {
      app.clock.advance(60 * MINUTE + 1);
      await app.runDue();
    }
    expect([service.attempts, await failuresOf(device)]).toEqual([5, 1]);
    service.answer = { status: 201 };
    app.clock.set(new Date());
    await raise('Next');
    expect(titles(browser)).toEqual(['Next']);
  });

  it.each([404, 410])('that answers %i has no such device any more, which is forgotten', async (status) => {
    const { player, device } = await aDevice();
    service.answer = { status };
    await raise('To nobody');
    expect(await failuresOf(device)).toBeUndefined();
    expect((await listed(player)).items).toEqual([]);
  });

  it('that refuses ten pushes in a row has its device forgotten, and is not asked twice for one', async () => {
    const { device } = await aDevice();
    service.answer = { status: 403 };
    for (let count = 1; count < 10; count += 1) await raise(`Refused ${String(count)}`);
    expect([service.attempts, await failuresOf(device)]).toEqual([9, 9]);
    await raise('Refused for the last time');
    expect(await failuresOf(device)).toBeUndefined();
  });

  it('that leads elsewhere is not followed', async () => {
    const { device } = await aDevice();
    const elsewhere = service.browser();
    service.answer = { status: 307, headers: { location: elsewhere.subscription.endpoint } };
    await raise('Redirected');
    expect([service.attempts, await failuresOf(device), elsewhere.received]).toEqual([1, 1, []]);
  });
});

describe('without keys of the operator', () => {
  it('nothing is offered or pushed', async () => {
    const silent = await startTestApp({ VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '', VAPID_SUBJECT: '' });
    const { token } = (await buildWorld(silent)).players.r1;
    expect((await call(silent, 'GET', DEVICES, { token })).body).toEqual({ public_key: null, items: [] });
    expect((await call(silent, 'PUT', DEVICES, { token, body: anUnreachableBrowser() })).status).toBe(404);
    await silent.close();
  });
});
