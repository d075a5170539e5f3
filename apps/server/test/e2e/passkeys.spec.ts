import { AUTH_HEADER } from '@common-roof/contracts';

import { factorsOf } from '#test/support/factors.ts';
import { Authenticator } from '#test/support/authenticator.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let factors: ReturnType<typeof factorsOf>;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  world = await buildWorld(app);
  factors = factorsOf(app);
});
afterEach(() => {
  app.clock.set(new Date());
});
afterAll(() => app.close());

const listOf = async ({ token }: Player) =>
  ((await call(app, 'GET', '/api/auth/factors', { token })).body as { passkeys: { _id: string; name: string }[] })
    .passkeys;
const add = (who: Player, body: unknown) => call(app, 'POST', '/api/auth/passkeys', { token: who.token, body });

describe('a passkey', () => {
  it('signs in to its account without typing, and counts as both steps', async () => {
    const { h1 } = world.players;
    await factors.twoStep(h1);
    const laptop = await factors.passkey(h1);
    const { options } = await factors.askToSign();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] });
    const answer = await factors.passkeyLogin(laptop);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/^device-/);
    const { user, token } = answer.body as { user: { _id: string; account_type: string }; token: string };
    expect(user).toMatchObject({ _id: h1.account.id, account_type: 'homeowner' });
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(200);
    const [session] = await app.database.query(
      'SELECT signed_in_by FROM sessions WHERE account_id = $1 ORDER BY id DESC',
      [h1.account.id],
    );
    expect(session).toEqual({ signed_in_by: 'passkey' });
    await app.drainEvents();
    await mailTo(h1.account.email, /passkey was added/);
  });

  it.each([
    ['of another page', { origin: 'https://common-roof.evil.test' }],
    ['for another domain', { rpId: 'evil.test' }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['of another kind', { type: 'webauthn.create' }],
    ['without anybody being verified', { unverified: true }],
  ])('that signs something %s opens nothing, with no further detail', async (_what, lies) => {
    const laptop = await factors.passkey(world.players.r1);
    const refused = problemOf(await factors.passkeyLogin(laptop, lies));
    const unknown = problemOf(await factors.passkeyLogin(new Authenticator()));
    expect(refused).toMatchObject({ status: 401, code: 'wrong_credentials', detail: unknown.detail });
    expect((await factors.passkeyLogin(laptop)).status).toBe(200);
  });

  it('answers a challenge once, within five minutes', async () => {
    const laptop = await factors.passkey(world.players.r1);
    const { challenge, options } = await factors.askToSign();
    const body = { challenge, ...laptop.sign(options) };
    const both = await Promise.all([1, 2].map(() => call(app, 'POST', '/api/login/passkey', { body })));
    expect(statusesOf(both)).toEqual([200, 410]);
    const late = await factors.askToSign();
    app.clock.advance(301);
    const answer = await call(app, 'POST', '/api/login/passkey', {
      body: { challenge: late.challenge, ...laptop.sign(late.options) },
    });
    expect(answer.status).toBe(410);
  });

  it('whose counter goes back may be a copy: it is rejected and recorded in the audit log', async () => {
    const { r1 } = world.players;
    const laptop = await factors.passkey(r1);
    expect((await factors.passkeyLogin(laptop, { counter: 7 })).status).toBe(200);
    expect((await factors.passkeyLogin(laptop, { counter: 7 })).status).toBe(401);
    expect((await factors.passkeyLogin(laptop, { counter: 3 })).status).toBe(401);
    const told = await app.database.query(
      `SELECT body -> 'details' ->> 'after' AS after FROM evidence
        WHERE body ->> 'event' = 'malicious_extraneous' AND body ->> 'target_id' = $1`,
      [r1.account.id],
    );
    expect(told).toEqual([{ after: '7' }, { after: '3' }]);
    expect((await factors.passkeyLogin(laptop, { counter: 8 })).status).toBe(200);
  });

  it.each([
    ['of another page', { origin: 'https://common-roof.evil.test' }],
    ['for another domain', { rpId: 'evil.test' }],
    ['of another challenge', { challenge: 'AAAA' }],
    ['without anybody being verified', { unverified: true }],
  ])("made %s isn't stored", async (_what, lies) => {
    const { r1 } = world.players;
    const { challenge, options } = await factors.askToMake(r1);
    const made = new Authenticator().make(options, lies);
    expect((await add(r1, { challenge, name: 'Phone', ...made })).status).toBe(422);
    expect(await listOf(r1)).toEqual([]);
  });

  it('is stored once, by the account that requested it; a sign-in is no setup', async () => {
    const { r1, r1m } = world.players;
    const { challenge, options } = await factors.askToMake(r1);
    const phone = new Authenticator();
    const body = { challenge, name: 'Phone', ...phone.make(options) };
    expect((await add(r1m, body)).status).toBe(422);
    expect((await add(r1, body)).status).toBe(201);
    expect((await add(r1, body)).status).toBe(410);
    const again = await factors.askToMake(r1);
    expect(again.options.excludeCredentials).toMatchObject([{ id: phone.id }]);
    expect((await add(r1, { ...body, challenge: again.challenge, ...phone.make(again.options) })).status).toBe(409);
    const signing = await factors.askToSign();
    expect((await add(r1, { ...body, challenge: signing.challenge })).status).toBe(410);
    const login = { challenge: again.challenge, ...phone.sign(signing.options) };
    expect((await call(app, 'POST', '/api/login/passkey', { body: login })).status).toBe(410);
  });

  it('is one of at most ten, has a name, and can be removed only by its owner', async () => {
    const { r1, r1m } = world.players;
    for (let n = 1; n <= 10; n += 1) await factors.passkey(r1, `Key ${String(n)}`);
    const { challenge, options } = await factors.askToMake(r1);
    const eleventh = new Authenticator().make(options);
    expect((await add(r1, { challenge, name: 'Eleven', ...eleventh })).status).toBe(409);
    const [first] = await listOf(r1);
    const path = `/api/auth/passkeys/${first?._id ?? ''}`;
    const rename = ({ token }: Player) => call(app, 'PUT', path, { token, body: { name: 'Old phone' } });
    const remove = ({ token }: Player) => call(app, 'DELETE', path, { token });
    expect([(await rename(r1m)).status, (await remove(r1m)).status]).toEqual([404, 404]);
    expect((await rename(r1)).body).toMatchObject({ name: 'Old phone' });
    expect((await remove(r1)).status).toBe(204);
    expect(await listOf(r1)).toHaveLength(9);
  });

  it('opens nothing after it is removed, or its account is disabled', async () => {
    const { k1, r1, adm } = world.players;
    const [laptop, phone] = [await factors.passkey(k1), await factors.passkey(r1)];
    expect((await call(app, 'DELETE', `/api/auth/passkeys/${phone.rowId}`, { token: r1.token })).status).toBe(204);
    expect((await call(app, 'DELETE', `/api/neatkeepers/${k1.account.id}`, { token: adm.token })).status).toBe(204);
    await app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [k1.account.id]);
    expect([(await factors.passkeyLogin(laptop)).status, (await factors.passkeyLogin(phone)).status]).toEqual([
      401, 401,
    ]);
  });

  it('confirms the account at the screen, like the password, and no other account', async () => {
    const { r1, r1m } = world.players;
    const [mine, theirs] = [await factors.passkey(r1), await factors.passkey(r1m)];
    await app.database
      .query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes', factor_confirmed_at = NULL,
              created_at = now() - interval '6 minutes'`);
    const { token } = r1;
    const begin = (by: string) => call(app, 'POST', '/api/auth/two-step', { token: by });
    const confirm = async (key: Authenticator) => {
      const asked = await call(app, 'POST', '/api/auth/confirm-passkey/options', { token });
      const { challenge, options } = asked.body as { challenge: string; options: { challenge: string; rpId: string } };
      return call(app, 'POST', '/api/auth/confirm-passkey', { token, body: { challenge, ...key.sign(options) } });
    };
    expect((await confirm(theirs)).status).toBe(422);
    expect(problemOf(await begin(token)).code).toBe('step_up_required');
    const confirmed = await confirm(mine);
    expect(confirmed.status).toBe(204);
    expect((await begin(confirmed.headers.get(AUTH_HEADER) ?? '')).status).toBe(200);
  });

  it("doesn't prevent signing in with the password", async () => {
    const { r1 } = world.players;
    await factors.passkey(r1);
    await setPassword(app, r1.account, 'violet teapot under 7 elms');
    expect((await factors.login(r1)).status).toBe(200);
  });
});
