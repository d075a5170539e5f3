import { LinkSecrets } from '#kernel/crypto/link-secrets.ts';
import { factorsOf, PASSWORD } from '#test/support/factors.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, signIn, type World } from '#test/support/world.ts';

const OTHER = 'forty copper kettles, singing';
const WRONG = '000000';

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

const lines = (event: string, target: string): Promise<{ details: Record<string, unknown> }[]> =>
  app.database.query(
    `SELECT body -> 'details' AS details FROM evidence
      WHERE stream = 'audit' AND body ->> 'event' = $1 AND $2 IN (body ->> 'target_id', body ->> 'actor_id')`,
    [event, target],
  );
const ownFactors = async ({ token }: Player) =>
  (await call(app, 'GET', '/api/auth/factors', { token })).body as {
    two_step: { recovery_codes_left: number } | null;
  };

describe('two-step sign-in', () => {
  it('asks for nothing before a first code of the app confirms it, and then gives ten recovery codes, once', async () => {
    const { r1 } = world.players;
    await setPassword(app, r1.account, PASSWORD);
    const begun = await call(app, 'POST', '/api/auth/two-step', { token: r1.token });
    const { secret, uri } = begun.body as { secret: string; uri: string };
    expect(uri).toMatch(/^otpauth:\/\/totp\/Common%20Roof.*secret=[A-Z2-7]{32}/);
    expect((await factors.login(r1)).status).toBe(200);
    const confirm = (code: string) =>
      call(app, 'POST', '/api/auth/two-step/confirm', { token: r1.token, body: { code } });
    const right = factors.codeOf(secret);
    expect((await confirm(right === WRONG ? '000001' : WRONG)).status).toBe(422);
    const { recovery_codes: codes } = (await confirm(right)).body as { recovery_codes: string[] };
    expect(new Set(codes).size).toBe(10);
    expect(await ownFactors(r1)).toMatchObject({ two_step: { recovery_codes_left: 10 } });
    expect((await confirm(right)).status).toBe(409);
    expect((await call(app, 'POST', '/api/auth/two-step', { token: r1.token })).status).toBe(409);
    const rows = await app.database.query<Record<string, string>>('SELECT * FROM two_step, recovery_codes');
    expect(JSON.stringify(rows)).not.toContain(secret);
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('can be set up and changed only shortly after proving who one is', async () => {
    const { r1 } = world.players;
    await factors.twoStep(r1);
    await app.database.query(
      `UPDATE sessions SET confirmed_at = now() - interval '6 minutes', factor_confirmed_at = now() - interval '6 minutes',
              created_at = now() - interval '6 minutes'`,
    );
    const { token } = r1;
    for (const [method, path, body] of [
      ['POST', '/api/auth/two-step', undefined],
      ['POST', '/api/auth/two-step/confirm', { code: WRONG }],
      ['DELETE', '/api/auth/two-step', undefined],
      ['POST', '/api/auth/recovery-codes', undefined],
      ['POST', '/api/auth/passkeys/options', undefined],
    ] as const) {
      expect(problemOf(await call(app, method, path, { token, body })).code).toBe('step_up_required');
    }
  });

  it('answers the right password with a challenge and no token, and a wrong one as before', async () => {
    const { r1, r1m } = world.players;
    const { secret } = await factors.twoStep(r1);
    await setPassword(app, r1m.account, PASSWORD);
    const told = [await factors.login(r1, OTHER), await factors.login(r1m, OTHER)].map((answer) => {
      const { code, detail, challenge } = problemOf(answer);
      return { code, detail, challenge };
    });
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.challenge).toBeUndefined();
    const answer = await factors.login(r1);
    expect(answer.text).not.toContain('token"');
    expect(answer.headers.get('set-cookie')).toBeNull();
    const done = await factors.second({ challenge: await factors.challengeOf(r1), code: factors.codeOf(secret) });
    expect(done.status).toBe(200);
    expect(done.headers.get('set-cookie')).toMatch(/^device-.*Path=\/;/);
    const { token } = done.body as { token: string };
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(200);
    (await connect(app, token)).close();
    expect(await lines('authn_login_success', r1.account.id)).toEqual([{ details: { by: 'code' } }]);
    const [session] = await app.database.query(
      'SELECT signed_in_by FROM sessions WHERE account_id = $1 ORDER BY id DESC',
      [r1.account.id],
    );
    expect(session).toEqual({ signed_in_by: 'code' });
  });

  it('accepts a code once, one of two simultaneous ones, and none from before it', async () => {
    const { r1 } = world.players;
    const { secret } = await factors.twoStep(r1);
    const [one, two] = [await factors.challengeOf(r1), await factors.challengeOf(r1)];
    const code = factors.codeOf(secret);
    const answers = await Promise.all([
      factors.second({ challenge: one, code }),
      factors.second({ challenge: two, code }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 401]);
    app.clock.advance(-30);
    const earlier = factors.codeOf(secret);
    app.clock.advance(30);
    const replayed = await factors.second({ challenge: await factors.challengeOf(r1), code: earlier });
    expect(problemOf(replayed).code).toBe('wrong_credentials');
    factors.nextHalfMinute();
    const next = await factors.second({ challenge: await factors.challengeOf(r1), code: factors.codeOf(secret) });
    expect(next.status).toBe(200);
  });

  it('accepts a recovery code instead, each once, and e-mails how many are left', async () => {
    const { r1 } = world.players;
    const { codes } = await factors.twoStep(r1);
    const [first = '', second = ''] = codes;
    const challenges = await Promise.all([factors.challengeOf(r1), factors.challengeOf(r1)]);
    const answers = await Promise.all(
      challenges.map((challenge) => factors.second({ challenge, recovery_code: first })),
    );
    expect(statusesOf(answers)).toEqual([200, 401]);
    const typed = second.replaceAll('-', ' ').toUpperCase();
    expect((await factors.second({ challenge: await factors.challengeOf(r1), recovery_code: typed })).status).toBe(200);
    expect(await ownFactors(r1)).toMatchObject({ two_step: { recovery_codes_left: 8 } });
    await app.drainEvents();
    expect((await mailTo(r1.account.email, /recovery code/)).text).toMatch(/[89] recovery codes left/);
    const renewed = await call(app, 'POST', '/api/auth/recovery-codes', { token: r1.token });
    expect((renewed.body as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
    const old = await factors.second({ challenge: await factors.challengeOf(r1), recovery_code: codes[2] ?? '' });
    expect(old.status).toBe(401);
  });

  it("counts wrong codes like wrong passwords, and the right password doesn't reset the count", async () => {
    const { r1 } = world.players;
    const { secret } = await factors.twoStep(r1);
    const wrong = factors.codeOf(secret) === WRONG ? '000001' : WRONG;
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const asked = await factors.login(r1);
      if (asked.status === 429) {
        statuses.push(429);
        continue;
      }
      const answer = await factors.second({ challenge: problemOf(asked).challenge ?? '', code: wrong });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await lines('authn_login_fail', r1.account.id)).toHaveLength(5);
  });

  it('can be turned off shortly after proving it, and then asks for nothing', async () => {
    const { r1 } = world.players;
    const { codes } = await factors.twoStep(r1);
    const challenge = await factors.challengeOf(r1);
    expect((await call(app, 'DELETE', '/api/auth/two-step', { token: r1.token })).status).toBe(204);
    expect((await factors.login(r1)).status).toBe(200);
    expect((await factors.second({ challenge, recovery_code: codes[0] ?? '' })).status).toBe(401);
    expect((await call(app, 'POST', '/api/auth/recovery-codes', { token: r1.token })).status).toBe(409);
    await app.drainEvents();
    await mailTo(r1.account.email, /turned off/);
  });

  it("can't be removed, nor a factor added, with a password and a session alone", async () => {
    const { r1 } = world.players;
    const { secret, codes } = await factors.twoStep(r1);
    const [recovery = ''] = codes;
    // The session of a person who only has the password: the setup was a while ago.
    await app.database.query(`UPDATE sessions SET factor_confirmed_at = now() - interval '10 minutes'`);
    const { token } = await signIn(app, r1.account);
    const confirm = (body: object) =>
      call(app, 'POST', '/api/auth/confirm-password', { token, body: { current_password: PASSWORD, ...body } });
    expect((await confirm({})).status).toBe(204);
    const later = await signIn(app, r1.account);
    const tries = () =>
      Promise.all([
        call(app, 'DELETE', '/api/auth/two-step', { token: later.token }),
        call(app, 'POST', '/api/auth/recovery-codes', { token: later.token }),
        call(app, 'POST', '/api/auth/passkeys/options', { token: later.token }),
      ]);
    for (const answer of await tries()) {
      expect(problemOf(answer)).toMatchObject({ status: 403, code: 'step_up_required', current: { factor: true } });
    }
    expect(await ownFactors(r1)).toMatchObject({ two_step: { recovery_codes_left: 10 } });

    // A wrong code confirms nothing; a right one does, and so does a recovery code.
    const prove = (code: string) =>
      call(app, 'POST', '/api/auth/confirm-password', {
        token: later.token,
        body: { current_password: PASSWORD, code },
      });
    expect((await prove('not one')).status).toBe(422);
    expect((await prove(recovery)).status).toBe(204);
    expect((await call(app, 'POST', '/api/auth/passkeys/options', { token: later.token })).status).toBe(200);
    const last = await signIn(app, r1.account);
    const body = { current_password: PASSWORD, code: factors.codeOf(secret) };
    expect((await call(app, 'POST', '/api/auth/confirm-password', { token: last.token, body })).status).toBe(204);
    expect((await call(app, 'DELETE', '/api/auth/two-step', { token: last.token })).status).toBe(204);
    expect(await ownFactors(r1)).toMatchObject({ two_step: null });
  });

  it('remains after a password reset', async () => {
    const { r1 } = world.players;
    await factors.twoStep(r1);
    const { email, account_type } = r1.account;
    await call(app, 'POST', '/api/auth/forgot-password', { body: { email, account_type } });
    await app.drainEvents();
    await app.drainEvents();
    const token = /token=([\w-]{43})/.exec((await mailTo(email, /password/i)).text)?.[1];
    const body = { token, new_password: OTHER };
    expect((await call(app, 'POST', '/api/auth/reset-password', { body })).status).toBe(200);
    expect(problemOf(await factors.login(r1, OTHER)).code).toBe('second_step_required');
  });

  it('continues under a new key, and no longer needs the previous one', async () => {
    const { r1 } = world.players;
    const { secret } = await factors.twoStep(r1);
    const ring = app.get(LinkSecrets);
    const before = ring.currentKey;
    Object.assign(ring, { ring: new Map([['next', Buffer.alloc(32, 7)], ...ring['ring']]), currentKey: 'next' });
    try {
      const code = factors.codeOf(secret);
      expect((await factors.second({ challenge: await factors.challengeOf(r1), code })).status).toBe(200);
      expect((await call(app, 'GET', '/api/me', { token: r1.token })).status).toBe(200);
      const rows = await app.database.query<{ secret: string }>('SELECT secret FROM two_step WHERE account_id = $1', [
        r1.account.id,
      ]);
      expect(rows[0]?.secret).toMatch(/^next\./);
    } finally {
      Object.assign(ring, { currentKey: before });
    }
  });
});

describe('a person who has lost every factor', () => {
  it("gets back in with the password through an admin, who can't do so for themselves", async () => {
    const { r1, adm } = world.players;
    await factors.twoStep(r1);
    const reset = (id: string, token = adm.token) =>
      call(app, 'DELETE', `/api/admins/accounts/${id}/factors`, { token });
    expect((await reset(adm.account.id)).status).toBe(409);
    expect((await reset(r1.account.id)).status).toBe(204);
    expect((await call(app, 'GET', '/api/me', { token: r1.token })).status).toBe(401);
    expect((await factors.login(r1)).status).toBe(200);
    expect(await lines('sensitive_update', r1.account.id)).toContainEqual({
      details: { what: 'sign-in', after: 'factors_reset' },
    });
    await app.drainEvents();
    await mailTo(r1.account.email, /admin reset/);
    const { token } = await signIn(app, adm.account);
    await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '6 minutes'`);
    expect(problemOf(await reset(r1.account.id, token)).code).toBe('step_up_required');
  });
});
