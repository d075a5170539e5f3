import { AUTH_HEADER } from '@common-roof/contracts';

import { confirmPassword } from '#test/support/confirm-password.ts';
import { call } from '#test/support/http.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
/** Seconds for which a replaced token remains valid for pending requests. */
const UNDER_WAY = 10;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const statusOf = async (token: string): Promise<number> => (await call(app, 'GET', '/api/me', { token })).status;
const confirm = (token: string): Promise<string> => confirmPassword(app, token, PASSWORD);

describe('a person who confirms their password', () => {
  it('gets another token, and the previous one ends once its pending requests are done', async () => {
    const { account } = world.players.r1;
    await setPassword(app, account, PASSWORD);
    const { token: before } = await signIn(app, account);
    app.clock.advance(60);
    const after = await confirm(before);
    expect([await statusOf(before), await statusOf(after)]).toEqual([200, 200]);
    app.clock.advance(UNDER_WAY + 1);
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
    await expect(connect(app, before)).rejects.toThrow();
  });

  it("doesn't get another one with the replaced token", async () => {
    const { account } = world.players.r1;
    const { token: before } = await signIn(app, account);
    app.clock.advance(31 * 60); // From now on responses renew it.
    await confirm(before);
    expect((await call(app, 'GET', '/api/me', { token: before })).headers.get(AUTH_HEADER)).toBeNull();
  });

  it('stays signed in in all windows: sockets remain open, and accept the new token', async () => {
    const { account } = world.players.r1;
    const { token: before } = await signIn(app, account);
    const [here, there] = [await connect(app, before), await connect(app, before)];
    app.clock.advance(60);
    const after = await confirm(before);
    for (const socket of [here, there]) {
      expect(await socket.emitWithAck('session:refresh', { token: after })).toMatchObject({ ok: true });
      expect(socket.connected).toBe(true);
      socket.close();
    }
  });
});

describe('a person who changes their password', () => {
  it('stays signed in with another token', async () => {
    const { account } = world.players.r1m;
    await setPassword(app, account, PASSWORD);
    const { token: before } = await signIn(app, account);
    app.clock.advance(60);
    const body = { current_password: PASSWORD, new_password: 'forty copper kettles, singing' };
    const changed = await call(app, 'POST', '/api/auth/change-password', { token: before, body });
    app.clock.advance(UNDER_WAY + 1);
    expect(await statusOf(before)).toBe(401);
    expect(await statusOf(changed.headers.get(AUTH_HEADER) ?? '')).toBe(200);
  });
});

describe('a person who signs in again', () => {
  const again = async (email: string, token?: string): Promise<string> => {
    const body = { email, password: PASSWORD, account_type: 'roomie' };
    const answer = await call(app, 'POST', '/api/login', { body, token });
    expect(answer.status).toBe(200);
    return (answer.body as { token: string }).token;
  };

  it('ends their previous session in this browser with its sockets, and no other', async () => {
    const { account } = world.players.r1;
    const [here, elsewhere] = [await again(account.email), await again(account.email)];
    const socket = await connect(app, here);
    const told = nextEvent(socket, 'session:ended');
    const next = await again(account.email, here);
    expect(await told).toEqual({ reason: 'logged_out' });
    expect([await statusOf(here), await statusOf(elsewhere), await statusOf(next)]).toEqual([401, 200, 200]);
  });

  it("doesn't end the session of another account whose token they send", async () => {
    const other = await signIn(app, world.players.rB.account);
    await again(world.players.r1.account.email, other.token);
    expect(await statusOf(other.token)).toBe(200);
  });
});
