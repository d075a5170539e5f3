import { RoutePolicies } from '#kernel/http/route-policy.ts';
import { factorsOf, PASSWORD } from '#test/support/factors.ts';
import { call, problemOf } from '#test/support/http.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

/** All calls open to an admin who first has to set up a second factor. */
const OPEN = [
  ...['addPasskey', 'beginTwoStep', 'confirmPasskey', 'confirmPasskeyOptions', 'confirmPassword', 'confirmTwoStep'],
  ...['getFactors', 'getMe', 'logout', 'logoutEverywhere', 'newPasskeyOptions'],
];

let app: TestApp;
let world: World;
let factors: ReturnType<typeof factorsOf>;

beforeAll(async () => {
  app = await startTestApp({ REQUIRE_ADMIN_SECOND_FACTOR: 'true' });
});
beforeEach(async () => {
  world = await buildWorld(app).catch((cause: unknown) => {
    throw new Error('The world was not built.', { cause });
  });
  factors = factorsOf(app);
});
afterAll(() => app.close());

describe('an admin who is required to have a second factor', () => {
  it('signs in to a session that may only set one up, by no other call or socket', async () => {
    const { adm } = world.players;
    await setPassword(app, adm.account, PASSWORD);
    const { token } = (await factors.login(adm)).body as { token: string };
    expect((await call(app, 'GET', '/api/me', { token })).body).toMatchObject({ factor_needed: true });
    await expect(connect(app, token)).rejects.toThrow(/second|two-step|passkey/i);
    const calls = app
      .get(RoutePolicies)
      .list()
      .filter(({ who }) => who !== 'public')
      .map(({ call: { id, method, path } }) => ({
        id,
        method,
        path: path.replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000'),
      }));
    const refused: string[] = [];
    for (const { id, method, path } of calls.filter(({ id: one }) => !OPEN.includes(one))) {
      const answer = await call(app, method, path, { token, headers: { 'idempotency-key': 'a key of mine' } });
      if (answer.status !== 403 || problemOf(answer).code !== 'factor_needed') refused.push(id);
    }
    expect(refused).toEqual([]);
  });

  it('gets access with the code that sets it up, in the same session', async () => {
    const { adm } = world.players;
    const { secret } = await factors.twoStep(adm);
    expect((await call(app, 'GET', '/api/admins/activity', { token: adm.token })).status).toBe(200);
    expect((await call(app, 'GET', '/api/me', { token: adm.token })).body).not.toHaveProperty('factor_needed');
    (await connect(app, adm.token)).close();
    const off = await call(app, 'DELETE', '/api/auth/two-step', { token: adm.token });
    expect(off.status).toBe(409);
    const done = await factors.second({ challenge: await factors.challengeOf(adm), code: factors.codeOf(secret) });
    const { token } = done.body as { token: string };
    expect((await call(app, 'GET', '/api/admins/activity', { token })).status).toBe(200);
  });

  it('loses sessions opened by a password alone as soon as there is a factor', async () => {
    const { adm } = world.players;
    const other = await signIn(app, adm.account);
    await factors.passkey(adm);
    expect((await call(app, 'GET', '/api/me', { token: adm.token })).status).toBe(200);
    expect((await call(app, 'GET', '/api/me', { token: other.token })).status).toBe(401);
  });

  it("with only a passkey can't sign in with the password, or set up another factor with it", async () => {
    const { adm } = world.players;
    const key = await factors.passkey(adm);
    await setPassword(app, adm.account, PASSWORD);
    expect(problemOf(await factors.login(adm))).toMatchObject({ status: 401, code: 'passkey_required' });
    const { token } = (await factors.passkeyLogin(key)).body as { token: string };
    expect((await call(app, 'GET', '/api/admins/activity', { token })).status).toBe(200);
    const removed = await call(app, 'DELETE', `/api/auth/passkeys/${key.rowId}`, { token });
    expect(removed.status).toBe(409);
  });

  it('is the only role concerned: others continue with a password', async () => {
    const { r1 } = world.players;
    await setPassword(app, r1.account, PASSWORD);
    const { token } = (await factors.login(r1)).body as { token: string };
    expect((await call(app, 'GET', '/api/me', { token })).body).not.toHaveProperty('factor_needed');
  });
});
