import { call, problemOf } from '#test/support/http.ts';
import { mailsTo, mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { type ActorName, buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const tokenIn = (text: string): string => /token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';
const ask = (who: ActorName, method: string, path: string, body?: unknown) =>
  call(app, method, path, { token: world.players[who].token, ...(body === undefined ? {} : { body }) });
const idOf = (who: ActorName): string => world.players[who].account.id;

const roomie = (more: object = {}) => ({
  first_name: 'Rosa',
  last_name: 'Alvarez',
  phone: '+44 20 7946 0001',
  emergency_contact: { name: 'Ana Alvarez', phone: '+34 91 000 0000', relation: 'Mother' },
  away: [{ from: '2099-07-01', to: '2099-07-14' }],
  ...more,
});

describe("a roomie's profile", () => {
  it('is saved by its owner, and seen by others as far as it concerns them', async () => {
    const saved = await ask('r1', 'PUT', `/api/roomies/profile/${idOf('r1')}`, roomie());
    expect(saved.body).toMatchObject({ first_name: 'Rosa', away: [{ from: '2099-07-01', to: '2099-07-14' }] });
    const seenBy = async (who: ActorName) => (await ask(who, 'GET', `/api/roomies/by-id/${idOf('r1')}`)).body;
    const contact = { name: 'Ana Alvarez', phone: '+34 91 000 0000', relation: 'Mother' };
    expect(await seenBy('r1')).toMatchObject({ emergency_contact: contact });
    expect(await seenBy('h1')).toMatchObject({ emergency_contact: contact, phone: '+44 20 7946 0001' });
    expect(await seenBy('adm')).toMatchObject({ emergency_contact: contact });
    expect(await seenBy('r1m')).toMatchObject({ emergency_contact: null, phone: null, away: [{ from: '2099-07-01' }] });
    expect(await seenBy('k1')).toMatchObject({ emergency_contact: null, phone: null, away: null });
  });

  it('keeps simultaneous changes from two windows', async () => {
    const path = `/api/roomies/profile/${idOf('r1')}`;
    await ask('r1', 'PUT', path, roomie());
    for (let n = 0; n < 5; n += 1) {
      const away = [{ from: `2098-0${String(n + 1)}-01`, to: `2098-0${String(n + 1)}-09` }];
      const phone = `+44 20 7946 000${String(n)}`;
      const last_name = `Alvarez ${'I'.repeat(n + 1)}`;
      const saves = await Promise.all([{ phone }, { away }, { last_name }].map((body) => ask('r1', 'PUT', path, body)));
      expect(saves.map(({ status }) => status)).toEqual([200, 200, 200]);
      const saved = (await ask('r1', 'GET', '/api/me')).body;
      expect(saved).toMatchObject({ userData: { first_name: 'Rosa', last_name, phone, away } });
    }
    expect((await ask('r1', 'PUT', path, { emergency_contact: null })).body).toMatchObject({ emergency_contact: null });
  });

  it.each([
    ['role', { role: 'admin' }],
    ['points', { points: 100 }],
    ['away', { away: [{ from: '2099-07-14', to: '2099-07-01' }] }],
    [
      'away',
      {
        away: [
          { from: '2099-07-01', to: '2099-07-14' },
          { from: '2099-07-14', to: '2099-07-20' },
        ],
      },
    ],
    ['phone', { phone: 'soon' }],
  ])('rejects %s when it is invalid', async (field, wrong) => {
    const answer = await ask('r1', 'PUT', `/api/roomies/profile/${idOf('r1')}`, roomie(wrong));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(field);
  });

  it('can be corrected by an admin, which leaves a line in the audit log', async () => {
    await ask('adm', 'PUT', `/api/roomies/profile/${idOf('r1m')}`, roomie({ first_name: 'Ravi' }));
    const lines = await app.database.query(
      `SELECT 1 FROM audit_log WHERE event = 'sensitive_update' AND target_id = $1`,
      [idOf('r1m')],
    );
    expect(lines).toHaveLength(1);
  });

  it("isn't found under the path of another role", async () => {
    expect((await ask('adm', 'PUT', `/api/roomies/profile/${idOf('h1')}`, roomie())).status).toBe(404);
  });
});

describe("a homeowner's profile", () => {
  const body = { first_name: 'Helen', last_name: 'Marsh', phone: '+44 20 7946 0002', about: 'I like gardens.' };

  it('shows what is published to the people of their houses', async () => {
    const path = `/api/homeowners/${idOf('h1')}`;
    await ask('h1', 'PUT', path, { ...body, publishes_email: false, publishes_phone: true });
    expect((await ask('r1', 'GET', path)).body).toMatchObject({
      about: 'I like gardens.',
      email: null,
      phone: '+44 20 7946 0002',
    });
    expect((await ask('h1', 'GET', path)).body).toMatchObject({ email: world.players.h1.account.email });
    expect((await ask('rB', 'GET', path)).status).toBe(404);
  });
});

describe('a new e-mail address', () => {
  it('takes effect once its mailbox has confirmed it, and the old one is told', async () => {
    const { account } = world.players.rB;
    await setPassword(app, account, PASSWORD);
    const new_email = `new-${account.email}`;
    const answer = await ask('rB', 'POST', '/api/auth/change-email', { new_email, current_password: PASSWORD });
    expect(answer.status).toBe(202);
    await app.drainEvents();
    await mailTo(account.email, /^You asked to change your e-mail address/);
    expect((await ask('rB', 'GET', '/api/me')).body).toMatchObject({ userData: { email: account.email, new_email } });
    const link = tokenIn((await mailTo(new_email, /Confirm your new/)).text);
    const confirm = () => call(app, 'POST', '/api/auth/confirm-email', { body: { token: link } });
    expect((await confirm()).status).toBe(200);
    expect((await confirm()).status).toBe(410);
    expect((await ask('rB', 'GET', '/api/me')).body).toMatchObject({ userData: { email: new_email, new_email: null } });
    const login = await call(app, 'POST', '/api/login', {
      body: { email: new_email, password: PASSWORD, account_type: 'roomie' },
    });
    expect(login.status).toBe(200);
  });

  it('needs the password', async () => {
    const answer = await ask('r1', 'POST', '/api/auth/change-email', {
      new_email: 'thief@example.test',
      current_password: 'a guess',
    });
    expect(problemOf(answer)).toMatchObject({ status: 422, errors: [{ path: 'current_password' }] });
  });

  it('reveals nothing about an existing owner: only its mailbox is told', async () => {
    const { account } = world.players.h2;
    const taken = world.players.h1.account.email;
    await setPassword(app, account, PASSWORD);
    const { token } = await signIn(app, account);
    const answer = await call(app, 'POST', '/api/auth/change-email', {
      token,
      body: { new_email: taken, current_password: PASSWORD },
    });
    expect(answer.status).toBe(202);
    await app.drainEvents();
    expect((await mailTo(taken, /already has an account/)).text).not.toContain('token=');
  });
});

describe("an account's sessions", () => {
  it('can be ended one by one, with their sockets', async () => {
    const { account } = world.players.h2;
    const [here, there] = [await signIn(app, account), await signIn(app, account)];
    const socket = await connect(app, there.token);
    const ended = nextEvent(socket, 'session:ended');
    const answer = await call(app, 'DELETE', `/api/auth/sessions/${there.actor.sessionId}`, { token: here.token });
    expect(answer.status).toBe(204);
    await ended;
    expect((await call(app, 'GET', '/api/me', { token: there.token })).status).toBe(401);
    expect((await call(app, 'GET', '/api/me', { token: here.token })).status).toBe(200);
    socket.close();
  });
});

describe('an old session', () => {
  it('is deleted with the address it came from, 90 days after it expired', async () => {
    const { account } = world.players.h2;
    const { actor } = await signIn(app, account);
    const left = () => app.database.query('SELECT 1 FROM sessions WHERE id = $1', [actor.sessionId]);
    await app.database.query(`UPDATE sessions SET expires_at = now() WHERE id = $1`, [actor.sessionId]);
    app.clock.advance(89 * 86_400);
    await app.runDue();
    expect(await left()).toHaveLength(1);
    app.clock.advance(2 * 86_400);
    await app.runDue();
    app.clock.set(new Date());
    expect(await left()).toEqual([]);
  });
});

describe("a roomie's password", () => {
  it('is chosen by the roomie only: a homeowner can have a link sent, AB-05', async () => {
    const path = `/api/roomies/resetpassword/${idOf('r1')}`;
    const chosen = await ask('h1', 'PUT', path, { current_password: 'x', new_password: PASSWORD });
    expect(chosen.status).toBe(422);
    const { email } = world.players.r1.account;
    const resets = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('Reset your password'));
    await app.drainEvents();
    expect(await resets()).toEqual([]);
    expect((await ask('h1', 'PUT', path, {})).status).toBe(202);
    await app.drainEvents();
    expect(tokenIn((await mailTo(email, /Reset your password/)).text)).not.toBe('');
    expect(await resets()).toHaveLength(1);
  });

  it('can be reset by the roomie, however many links the homeowner has had sent', async () => {
    const path = `/api/roomies/resetpassword/${idOf('r1m')}`;
    const sent = [];
    for (let n = 0; n < 4; n += 1) sent.push((await ask('h1', 'PUT', path, {})).status);
    expect(sent).toEqual([202, 202, 202, 429]);
    const { email } = world.players.r1m.account;
    const resets = async () => (await mailsTo(email)).filter(({ subject }) => subject.includes('Reset your password'));
    await app.drainEvents();
    const before = (await resets()).length;
    const body = { email, account_type: 'roomie' };
    expect((await call(app, 'POST', '/api/auth/forgot-password', { body })).status).toBe(202);
    await app.drainEvents();
    expect((await resets()).length).toBe(before + 1);
  });

  it("isn't changed by an empty request", async () => {
    const answer = await ask('r1', 'PUT', `/api/roomies/resetpassword/${idOf('r1')}`, {});
    expect(problemOf(answer)).toMatchObject({ status: 422 });
  });
});
