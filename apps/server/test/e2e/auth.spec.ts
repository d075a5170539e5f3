import { AUTH_HEADER, TERMS_VERSION } from '@common-roof/contracts';
import { CURRENT_TERMS, linesOfTerms, TERMS_VERSIONS } from '@common-roof/words/terms';

import { PasswordsService } from '#contexts/identity/accounts/sign-in/passwords.service.ts';
import { Tokens } from '#contexts/identity/accounts/sign-in/tokens.ts';
import { sha256 } from '#kernel/crypto/sha256.ts';
import { Audit } from '#kernel/audit/audit.ts';
import { call, problemOf } from '#test/support/http.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, setPassword, signIn, type World } from '#test/support/world.ts';

const PASSWORD = 'violet teapot under 7 elms';
const OTHER = 'forty copper kettles, singing';
const MINUTE = 60;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const login = (email: string, password: string, account_type = 'roomie', headers: Record<string, string> = {}) =>
  call(app, 'POST', '/api/login', { body: { email, password, account_type }, headers });

const tokenIn = (text: string): string => /token=([A-Za-z0-9_-]{43})/.exec(text)?.[1] ?? '';

describe('signing in', () => {
  it('returns the user and a token that works', async () => {
    const { account } = world.players.r1;
    await setPassword(app, account, PASSWORD);
    const answer = await login(account.email, PASSWORD);
    expect(answer.status).toBe(200);
    const { user, token } = answer.body as { user: { _id: string; account_type: string }; token: string };
    expect(user).toMatchObject({ _id: account.id, account_type: 'roomie' });
    const me = await call(app, 'GET', '/api/me', { token });
    expect(me.body).toMatchObject({
      userType: 'roomie',
      userData: { email: account.email, house: { _id: world.houseA } },
    });
  });

  it('never reveals which of the three was wrong', async () => {
    const { account } = world.players.r1m;
    await setPassword(app, account, PASSWORD);
    const answers = await Promise.all([
      login(account.email, OTHER),
      login(`nobody-${account.email}`, PASSWORD),
      login(account.email, PASSWORD, 'homeowner'),
    ]);
    const told = answers.map((answer) => {
      const { detail, code, status } = problemOf(answer);
      return { detail, code, status };
    });
    expect(told[0]?.status).toBe(401);
    expect(new Set(told.map((problem) => JSON.stringify(problem))).size).toBe(1);
  });

  it('waits longer after every failure, from whatever address, and lets nobody in during the wait', async () => {
    const { account } = world.players.rB;
    await setPassword(app, account, PASSWORD);
    const tries = [];
    for (let n = 0; n < 10; n += 1) {
      tries.push(await login(account.email, OTHER, 'roomie', { 'x-forwarded-for': `10.0.0.${String(n)}` }));
    }
    const statuses = tries.map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(statuses.slice(5)).toEqual([429, 429, 429, 429, 429]);
    expect(Number(tries[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(account.email, PASSWORD)).status).toBe(429);
  });

  it('counts simultaneous attempts one by one', async () => {
    const { account } = world.players.k1;
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(account.email, OTHER, 'neatkeeper')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('accepts an address with its domain in capitals', async () => {
    const { account } = world.players.h1;
    await setPassword(app, account, PASSWORD);
    const [local = '', domain = ''] = account.email.split('@');
    expect((await login(`${local}@${domain.toUpperCase()}`, PASSWORD, 'homeowner')).status).toBe(200);
  });

  it('keeps every character of a long password', async () => {
    const { account } = world.players.h2;
    const long = 'ä'.repeat(127);
    await setPassword(app, account, `${long}x`);
    expect((await login(account.email, `${long}y`, 'homeowner')).status).toBe(401);
    expect((await login(account.email, `${long}x`, 'homeowner')).status).toBe(200);
  });
});

describe('a session', () => {
  it('renews its token in the response when less than half an hour is left', async () => {
    const { token } = await signIn(app, world.players.r1.account);
    expect((await call(app, 'GET', '/api/me', { token })).headers.get(AUTH_HEADER)).toBeNull();
    app.clock.advance(31 * MINUTE);
    const renewed = (await call(app, 'GET', '/api/me', { token })).headers.get(AUTH_HEADER);
    app.clock.advance(-31 * MINUTE);
    expect(renewed).not.toBeNull();
    expect((await call(app, 'GET', '/api/me', { token: renewed ?? '' })).status).toBe(200);
  });

  it.each([
    ['in the past', '2020-02-29T10:00:00Z'],
    ['in the future', '2040-02-29T10:00:00Z'],
  ])('lives by the time of the database, also where another clock is %s', async (_, moment) => {
    app.clock.set(new Date(moment));
    const { token } = await signIn(app, world.players.r1.account);
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(200);
    const socket = await connect(app, token);
    expect(await socket.emitWithAck('session:refresh', { token })).toMatchObject({ ok: true });
    socket.close();
    app.clock.set(new Date());
  });

  it('does not take a token that has ended', async () => {
    const { account, actor } = await signIn(app, world.players.r1.account);
    const hourAgo = new Date(Date.now() - 60 * MINUTE * 1_000);
    const session = { id: actor.sessionId, accountId: account.id, role: account.account_type };
    const ended = app.get(Tokens).sign({ ...session, endsAt: new Date(), present: hourAgo }, hourAgo);
    expect((await call(app, 'GET', '/api/me', { token: ended })).status).toBe(401);
    await expect(connect(app, ended)).rejects.toThrow();
  });

  it('ends when it has been idle too long, and at the latest at the end of its life', async () => {
    const { token, actor } = await signIn(app, world.players.adm.account);
    const idle = `UPDATE sessions SET last_seen_at = now() - make_interval(mins => $2) WHERE id = $1`;
    await app.database.query(idle, [actor.sessionId, 29]);
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(200);
    await app.database.query(idle, [actor.sessionId, 31]);
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(401);
    const other = await signIn(app, world.players.adm.account);
    await app.database.query('UPDATE sessions SET expires_at = now() WHERE id = $1', [other.actor.sessionId]);
    expect((await call(app, 'GET', '/api/me', { token: other.token })).status).toBe(401);
  });

  it('ends by logging out in one browser, or everywhere, sockets included', async () => {
    const [one, two] = [await signIn(app, world.players.r1.account), await signIn(app, world.players.r1.account)];
    const socket = await connect(app, two.token);
    const left = await call(app, 'POST', '/api/auth/logout', { token: one.token });
    expect([left.status, left.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await call(app, 'GET', '/api/me', { token: one.token })).status).toBe(401);
    expect((await call(app, 'GET', '/api/me', { token: two.token })).status).toBe(200);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const told = nextEvent(socket, 'session:ended');
    expect((await call(app, 'POST', '/api/auth/logout-everywhere', { token: two.token })).status).toBe(204);
    expect(await told).toEqual({ reason: 'logged_out' });
    await closed;
    expect((await call(app, 'GET', '/api/me', { token: two.token })).status).toBe(401);
  });

  it("appears in the account's list of sessions", async () => {
    const player = await signIn(app, world.players.r1m.account);
    const { items } = (await call(app, 'GET', '/api/auth/sessions', { token: player.token })).body as {
      items: { _id: string; current: boolean }[];
    };
    expect(items.filter(({ current }) => current).map(({ _id }) => _id)).toEqual([player.actor.sessionId]);
  });
});

describe('a forgotten password', () => {
  it('is reset once with the link in the e-mail, which ends every session', async () => {
    const { account } = world.players.rEx;
    const before = await signIn(app, account);
    const ask = (email: string) =>
      call(app, 'POST', '/api/auth/forgot-password', {
        body: { email, account_type: 'roomie' },
        headers: { host: 'evil.test' },
      });
    const [known, unknown] = [await ask(account.email), await ask(`x${account.email}`)];
    expect([known.status, known.text]).toEqual([202, unknown.text]);
    await app.drainEvents();
    const mail = await mailTo(account.email, /Reset your password/);
    expect(mail.text).not.toContain('evil.test');
    const body = { token: tokenIn(mail.text), new_password: OTHER };
    const both = await Promise.all([1, 2].map(() => call(app, 'POST', '/api/auth/reset-password', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await call(app, 'GET', '/api/me', { token: before.token })).status).toBe(401);
    expect((await login(account.email, OTHER)).status).toBe(200);
    await app.drainEvents();
    await mailTo(account.email, /Your password was changed/);
  });

  it("works only with the newest link for thirty minutes, and a weak password doesn't spend it", async () => {
    const { account } = world.players.k2;
    const passwords = app.get(PasswordsService);
    await passwords.sendReset(account);
    await app.drainEvents();
    const first = tokenIn((await mailTo(account.email, /Reset/)).text);
    await passwords.sendReset(account);
    const reset = (token: string, new_password = OTHER) =>
      call(app, 'POST', '/api/auth/reset-password', { body: { token, new_password } });
    expect((await reset(first)).status).toBe(410);
    const [row] = await app.database.query<{ id: string }>(
      `SELECT id FROM capabilities WHERE subject_id = $1 AND kind = 'reset' AND revoked_at IS NULL`,
      [account.id],
    );
    const stored = JSON.stringify(await app.database.query('SELECT * FROM capabilities'));
    expect(stored).not.toContain(first);
    await app.database.query('UPDATE capabilities SET expires_at = now() WHERE id = $1', [row?.id]);
    expect((await reset(first)).status).toBe(410);
  });

  it('gets the same response when it is requested too often', async () => {
    const { account } = world.players.h1;
    const body = { email: account.email, account_type: 'homeowner' };
    for (let n = 0; n < 5; n += 1) {
      expect((await call(app, 'POST', '/api/auth/forgot-password', { body })).status).toBe(202);
    }
    const sent = await app.database.query(`SELECT 1 FROM capabilities WHERE subject_id = $1 AND kind = 'reset'`, [
      account.id,
    ]);
    expect(sent.length).toBeLessThanOrEqual(3);
  });
});

describe('a change of password', () => {
  const change = (token: string, current_password: string, new_password: string) =>
    call(app, 'POST', '/api/auth/change-password', { token, body: { current_password, new_password } });

  it('needs the current one, keeps this session and ends the others', async () => {
    const { account } = world.players.adm;
    await setPassword(app, account, PASSWORD);
    const [here, there] = [await signIn(app, account), await signIn(app, account)];
    expect(problemOf(await change(here.token, OTHER, OTHER)).errors?.[0]?.path).toBe('current_password');
    expect((await change(here.token, PASSWORD, OTHER)).status).toBe(200);
    expect((await call(app, 'GET', '/api/me', { token: here.token })).status).toBe(200);
    expect((await call(app, 'GET', '/api/me', { token: there.token })).status).toBe(401);
    expect((await login(account.email, OTHER, 'admin')).status).toBe(200);
  });

  it.each([
    ['too short', 'short'],
    ['a common pattern', 'password1234'],
    ['a row of keys', 'qwertyuiop123'],
    ['one letter', 'aaaaaaaaaaaaaaa'],
    ['the name of the product', 'my common roof is nice'],
    ['the own name', 'r1m-r1m-Player-teapot-elms'],
  ])('is rejected when it is %s', async (_, password) => {
    const { account } = world.players.r1m;
    await setPassword(app, account, PASSWORD);
    const { token } = await signIn(app, account);
    const problem = problemOf(await change(token, PASSWORD, password));
    expect([400, 422]).toContain(problem.status);
    expect(problem.errors?.[0]?.path).toBe('new_password');
  });
});

describe('an invitation and a confirmation', () => {
  it('let the owner set the first password and prove the address', async () => {
    const { account } = world.players.k1;
    const passwords = app.get(PasswordsService);
    await passwords.invite(account, world.players.h1.account.id);
    await app.drainEvents();
    const mail = await mailTo(account.email, /h1 Player invites you/);
    const body = { token: tokenIn(mail.text), new_password: OTHER };
    expect((await call(app, 'POST', '/api/auth/accept-invite', { body })).status).toBe(200);
    expect((await call(app, 'POST', '/api/auth/reset-password', { body })).status).toBe(410);
    await passwords.requestVerification(account);
    await app.drainEvents();
    const token = tokenIn((await mailTo(account.email, /Confirm your e-mail/)).text);
    expect((await call(app, 'POST', '/api/auth/verify-email', { body: { token } })).status).toBe(200);
  });
});

describe('the terms', () => {
  const accept = (token: string, version: string) =>
    call(app, 'POST', '/api/terms/accept', { token, body: { version } });
  const accepted = (id: string) =>
    app.database.query<{ version: string; text_sha256: string }>(
      'SELECT version, text_sha256 FROM terms_acceptances WHERE account_id = $1 ORDER BY version',
      [id],
    );

  it('are recorded once, with version, time and text', async () => {
    const { token, account } = await signIn(app, world.players.r1.account);
    const first = await accept(token, TERMS_VERSION);
    expect(first.body).toMatchObject({ accepted: true, version: TERMS_VERSION });
    expect((await accept(token, TERMS_VERSION)).body).toEqual(first.body);
    const me = await call(app, 'GET', '/api/me', { token });
    expect(me.body).toMatchObject({ userData: { terms: { accepted: true } } });
    expect(await accepted(account.id)).toEqual([
      { version: TERMS_VERSION, text_sha256: sha256(linesOfTerms(CURRENT_TERMS).join('\n')) },
    ]);
    expect((await accept(token, '1999-01-01')).status).toBe(400);
  });

  it('are requested again in a new version, and the previous one remains on record', async () => {
    const { token, account } = await signIn(app, world.players.rB.account);
    const before = TERMS_VERSIONS[0]?.version ?? '';
    await app.database.query(
      `INSERT INTO terms_acceptances VALUES ($1, $2, repeat('0', 64), now() - interval '1 year')`,
      [account.id, before],
    );
    await app.database.query('UPDATE accounts SET terms_version = $2, terms_accepted_at = now() WHERE id = $1', [
      account.id,
      before,
    ]);
    const terms = async () =>
      ((await call(app, 'GET', '/api/me', { token })).body as { userData: { terms: object } }).userData.terms;
    expect(await terms()).toMatchObject({ accepted: false, version: before, required_version: TERMS_VERSION });
    expect((await accept(token, before)).status).toBe(400);
    await accept(token, TERMS_VERSION);
    expect(await terms()).toMatchObject({ accepted: true, version: TERMS_VERSION });
    expect((await accepted(account.id)).map(({ version }) => version)).toEqual([before, TERMS_VERSION]);
  });
});

describe('the audit log', () => {
  it("records every sign-in and can't be changed", async () => {
    const events = await app.database.query<{ event: string }>('SELECT DISTINCT event FROM audit_log ORDER BY event');
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['authn_login_fail', 'authn_login_success', 'authn_password_change']),
    );
    expect((await app.get(Audit).check()).brokenAt).toBeNull();
    await expect(app.database.query(`UPDATE evidence SET body = '{}'`)).rejects.toThrow(/never changed/);
    await expect(app.database.query('DELETE FROM evidence')).rejects.toThrow(/never changed/);
  });

  it('shows where its chain was broken', async () => {
    await app.database.query('ALTER TABLE evidence DISABLE TRIGGER evidence_append_only');
    await app.database.query(`UPDATE evidence SET body = jsonb_set(body, '{event}', '"authz_admin"') WHERE seq = 3`);
    expect((await app.get(Audit).check()).brokenAt).toBe(3);
  });
});
