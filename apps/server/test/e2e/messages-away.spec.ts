import { chatOf } from '#test/support/chat.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let page: ReturnType<typeof chatOf>['page'];
let send: ReturnType<typeof chatOf>['send'];
let token: ReturnType<typeof chatOf>['token'];

beforeAll(async () => {
  app = await startTestApp({ CHAT_EMAIL_DELAY_SECONDS: '600' });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await buildWorld(app);
  ({ page, send, token } = chatOf(app, world));
});

describe('a conversation by e-mail', () => {
  it('sends the newest messages to a member, and to nobody else, AB-09', async () => {
    await send('r1', 'The boiler is <cold>.');
    const email = (toEmail: string) =>
      call(app, 'POST', `/api/messages/${world.houseA}/messages/email`, { token: token('r1'), body: { toEmail } });
    const { email: owner } = world.players.h1.account;
    expect((await email(owner)).status).toBe(202);
    for (const outsider of [world.players.rB.account.email, world.players.rEx.account.email, 'press@example.test']) {
      expect(problemOf(await email(outsider)).errors?.[0]?.path).toBe('toEmail');
    }
    for (const trick of [`${owner}, x@y.test`, `${owner}\r\nBcc: x@y.test`, `"${owner}" <x@y.test>`]) {
      expect((await email(trick)).status).toBe(400);
    }
    await app.drainEvents();
    const mail = await mailTo(owner, /^Latest messages from /);
    expect(mail.text).toContain('The boiler is <cold>.');
    expect(mail.html).toContain('&lt;cold&gt;');
    const more = [(await email(owner.toUpperCase())).status];
    for (let n = 0; n < 4; n += 1) more.push((await email(owner)).status);
    expect(more).toEqual([202, 202, 202, 202, 429]);
  });
});

describe('a member who is away', () => {
  afterEach(() => {
    app.clock.set(new Date());
  });

  const tenMinutesLater = async (): Promise<void> => {
    app.clock.advance(600);
    await app.runDue();
  };

  it('gets an alert at once and one e-mail after ten minutes, with the missed messages', async () => {
    await send('r1', 'Is anybody there?');
    await send('r1', 'Helloooo');
    await app.drainEvents();
    const bell = await call(app, 'GET', '/api/notifications', { token: token('h1') });
    expect(bell.body).toMatchObject({
      unread: 1,
      items: [{ kind: 'messages_missed', title: '2 new messages in House A' }],
    });
    await app.runDue();
    const { email } = world.players.h1.account;
    expect(await mailsTo(email)).toEqual([]);
    await tenMinutesLater();
    const mail = await mailTo(email, /You missed 2 new messages in House A/);
    expect(mail.text).toContain('Helloooo');
    await send('r1', 'And another');
    await app.drainEvents();
    await tenMinutesLater();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('gets no e-mail for messages read in time, and their alert closes', async () => {
    await send('r1', 'quick question');
    await app.drainEvents();
    await page('h1');
    await app.drainEvents();
    expect((await call(app, 'GET', '/api/notifications', { token: token('h1') })).body).toMatchObject({ unread: 0 });
    await tenMinutesLater();
    expect(await mailsTo(world.players.h1.account.email)).toEqual([]);
  });

  it('can unsubscribe with one click, without signing in', async () => {
    await send('r1', 'hello');
    await app.drainEvents();
    await tenMinutesLater();
    const { email } = world.players.r1m.account;
    const mail = await mailTo(email, /You missed/);
    const link = /https?:\/\/\S*unsubscribe\?t=\S+/.exec(mail.text)?.[0] ?? '';
    const { pathname, search } = new URL(link.replace('/unsubscribe', '/api/auth/unsubscribe'));
    // As mailbox providers request it for a click (RFC 8058): with a form of either kind.
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [form, new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })]) {
      expect((await fetch(`${app.url}${pathname}${search}`, { method: 'POST', body })).status).toBe(200);
    }
    expect((await call(app, 'POST', `${pathname}${search.slice(0, -3)}abc`)).status).toBe(410);
    await page('r1m');
    await send('r1', 'more');
    await app.drainEvents();
    await tenMinutesLater();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('the activity stream', () => {
  it('shows admins live what happened, never what was written', async () => {
    const socket = await connect(app, token('adm'));
    const live = nextEvent(socket, 'activity:created', ({ kind }) => kind === 'messages.posted');
    await send('r1', 'CNRY-a-secret-text');
    await app.drainEvents();
    expect(await live).toMatchObject({
      summary: 'wrote a message in House A',
      actor: { name: 'r1 Player' },
      house_id: world.houseA,
    });
    const history = await call(app, 'GET', `/api/admins/activity?house_id=${world.houseA}`, { token: token('adm') });
    expect(history.text).toContain('wrote a message in House A');
    expect(history.text).not.toContain('CNRY');
    const outbox = JSON.stringify(await app.database.query('SELECT payload FROM outbox'));
    expect(outbox).not.toContain('CNRY');
    socket.close();
  });
});
