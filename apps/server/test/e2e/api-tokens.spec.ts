import { LIMITS, ROLES, TOKEN_SCOPES, tokenScopesOf } from '@common-roof/contracts';

import { newApiToken } from '#contexts/identity/accounts/api-tokens/api-token-secrets.ts';
import { scopeOf } from '#contexts/identity/accounts/index.ts';
import { RoutePolicies } from '#kernel/http/route-policy.ts';
import { RateLimits } from '#kernel/rate-limits/rate-limits.ts';
import { apiTokensOf } from '#test/support/api-tokens.ts';
import { factorsOf, PASSWORD } from '#test/support/factors.ts';
import { call, problemOf, statusesOf } from '#test/support/http.ts';
import { rememberLog } from '#test/support/log-lines.ts';
import { mailTo } from '#test/support/mailbox.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type Player, setPassword, type World } from '#test/support/world.ts';

let app: TestApp;
let world: World;
let tokens: ReturnType<typeof apiTokensOf>;

beforeAll(async () => {
  app = await startTestApp();
  tokens = apiTokensOf(app);
});
beforeEach(async () => {
  world = await buildWorld(app);
});
afterAll(() => app.close());

const chores = (): string => `/api/chores?house_id=${world.houseA}`;
const statusOf = async (token: string): Promise<number> => (await tokens.by(token, 'GET', '/api/me')).status;
const auditOf = (id: string): Promise<{ body: { event: string; details: Record<string, unknown> } }[]> =>
  app.database.query(`SELECT body FROM evidence WHERE stream = 'audit' AND body ->> 'target_id' = $1 ORDER BY seq`, [
    id,
  ]);

describe('an API token', () => {
  it('is shown once, listed without its secret, and stored as a hash', async () => {
    const { r1 } = world.players;
    const created = await tokens.create(r1, ['profile:read', 'chores:read'], 30);
    expect(created.token).toMatch(/^crt_[\w-]{43}[0-9a-z]{7}$/);
    expect(created).toMatchObject({ name: 'Kitchen display', expired: false, last_used_at: null });
    const [listed] = await tokens.list(r1);
    expect(listed).toEqual({ ...created, token: undefined });
    const days = (Date.parse(created.expires_at) - Date.parse(created.created_at)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const rows = await app.database.query(`SELECT *, encode(token_hash, 'escape') AS readable FROM api_tokens`);
    expect(JSON.stringify(rows)).not.toContain(created.token.slice(4));
  });

  it('opens what its scopes name, in the name of its owner, and notes the use', async () => {
    const { r1 } = world.players;
    const { token } = await tokens.create(r1, ['profile:read', 'chores:read']);
    const me = await tokens.by(token, 'GET', '/api/me');
    expect(me.body).toMatchObject({ userType: 'roomie', userData: { _id: r1.account.id } });
    expect(me.headers.get('x-auth-token')).toBeNull();
    expect((await tokens.by(token, 'GET', chores())).status).toBe(200);
    const [used] = await tokens.list(r1);
    expect(used?.last_used_at).not.toBeNull();
  });

  it('notes its use again only after ten minutes', async () => {
    const { r1 } = world.players;
    const { token, _id: id } = await tokens.create(r1, ['profile:read']);
    const noted = async (ago: string): Promise<boolean> => {
      await app.database.query(`UPDATE api_tokens SET last_used_at = now() - $2::interval WHERE id = $1`, [id, ago]);
      await statusOf(token);
      const [row] = await app.database.query<{ noted: boolean }>(
        `SELECT last_used_at > now() - interval '1 minute' AS noted FROM api_tokens WHERE id = $1`,
        [id],
      );
      return row?.noted ?? false;
    };
    expect(await noted('9 minutes')).toBe(false);
    expect(await noted('11 minutes')).toBe(true);
  });

  it('changes something only with a scope to change it', async () => {
    const { r1 } = world.players;
    const send = (token: string) =>
      tokens.by(token, 'POST', `/api/houses/${world.houseA}/stock`, { body: { name: 'Milk' } });
    const reading = await tokens.create(r1, ['supplies:read']);
    const refused = await send(reading.token);
    expect(problemOf(refused)).toMatchObject({ status: 403, code: 'insufficient_scope' });
    expect(problemOf(refused).detail).toContain('supplies:write');
    expect(refused.headers.get('www-authenticate')).toBe(
      'Bearer realm="Common Roof", error="insufficient_scope", scope="supplies:write"',
    );
    const writing = await tokens.create(r1, ['supplies:write']);
    expect((await send(writing.token)).status).toBe(201);
  });

  it('is told to its owner by e-mail and alert, and to the audit log without its secret', async () => {
    const { r1 } = world.players;
    const log = rememberLog();
    const created = await tokens.create(r1, ['chores:read']);
    await tokens.revoke(r1, created);
    await tokens.by(created.token, 'GET', chores());
    await app.drainEvents();
    log.stop();
    await mailTo(r1.account.email, /new API token/i);
    const { body } = await call(app, 'GET', '/api/notifications', { token: r1.token });
    expect(JSON.stringify(body)).toContain('New API token');
    const lines = (await auditOf(created._id)).map(({ body: line }) => line);
    expect(lines.map(({ event }) => event)).toEqual(['authn_token_created', 'authn_token_revoked']);
    const secret = created.token.slice(4);
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(log.text()).not.toContain(secret);
    const kept = await app.database.query('SELECT * FROM outbox');
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe('creating an API token', () => {
  const body = { name: 'Sheet', scopes: ['chores:read'], days: 7 };

  it('takes a fresh password', async () => {
    const { r1 } = world.players;
    await app.database.query(`UPDATE sessions SET confirmed_at = now() - interval '1 hour' WHERE account_id = $1`, [
      r1.account.id,
    ]);
    expect(problemOf(await tokens.ask(r1, body)).code).toBe('step_up_required');
  });

  it('takes the second factor of an account that has one', async () => {
    const { r1 } = world.players;
    await factorsOf(app).twoStep(r1);
    await app.database.query(
      `UPDATE sessions SET confirmed_at = now(), factor_confirmed_at = NULL, signed_in_by = 'password' WHERE account_id = $1`,
      [r1.account.id],
    );
    expect(problemOf(await tokens.ask(r1, body))).toMatchObject({
      code: 'step_up_required',
      current: { factor: true },
    });
  });

  it('stops at the limit, also from two windows at once', async () => {
    const { r1 } = world.players;
    await app.database.query(
      `INSERT INTO api_tokens (account_id, name, scopes, token_hash, expires_at)
       SELECT $1, 'Sheet', '{chores:read}', sha256(gen_random_uuid()::text::bytea), now() + interval '1 day'
         FROM generate_series(1, $2)`,
      [r1.account.id, LIMITS.apiTokens - 1],
    );
    const answers = await Promise.all([tokens.ask(r1, body), tokens.ask(r1, body)]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    await app.database.query(
      `UPDATE api_tokens SET created_at = now() - interval '2 days', expires_at = now() - interval '1 day'`,
    );
    expect((await tokens.ask(r1, body)).status).toBe(201);
  });

  it.each([
    ['no scope', { ...body, scopes: [] }, 400],
    ['a scope twice', { ...body, scopes: ['chores:read', 'chores:read'] }, 400],
    ['an unknown scope', { ...body, scopes: ['everything'] }, 400],
    ['no end', { name: 'Sheet', scopes: ['chores:read'] }, 400],
    ['another end', { ...body, days: 3_650 }, 400],
    ['a token of its own', { ...body, token: 'crt_x' }, 400],
  ])('is refused with %s', async (_what, wrong, status) => {
    expect((await tokens.ask(world.players.r1, wrong)).status).toBe(status);
  });

  it('is refused for scopes that open nothing for the role, and to admins', async () => {
    expect((await tokens.ask(world.players.k1, { ...body, scopes: ['chat:read'] })).status).toBe(422);
    expect((await tokens.ask(world.players.k1, body)).status).toBe(201);
    expect((await tokens.ask(world.players.adm, body)).status).toBe(403);
  });
});

describe('an API token ends', () => {
  const ends: readonly [string, (who: Player, id: string) => Promise<unknown>][] = [
    ['when it is revoked', (who, _id) => tokens.revoke(who, { _id })],
    [
      'when it expires, by the database’s time',
      (_who, id) =>
        app.database.query(
          `UPDATE api_tokens SET created_at = now() - interval '1 day', expires_at = now() WHERE id = $1`,
          [id],
        ),
    ],
    [
      'when the password is changed',
      async (who) => {
        await setPassword(app, who.account, PASSWORD);
        const change = { current_password: PASSWORD, new_password: 'forty copper kettles, singing' };
        const answer = await call(app, 'POST', '/api/auth/change-password', { token: who.token, body: change });
        expect(answer.status).toBe(200);
      },
    ],
    [
      'with signing out everywhere',
      async (who) => {
        const answer = await call(app, 'POST', '/api/auth/logout-everywhere', { token: who.token });
        expect(answer.status).toBe(204);
      },
    ],
    [
      'when the account is disabled',
      ({ account }) => app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [account.id]),
    ],
    [
      'while the account is about to be deleted',
      ({ account }) =>
        app.database.query(`UPDATE accounts SET deletion_due_at = now() + interval '9 days' WHERE id = $1`, [
          account.id,
        ]),
    ],
    [
      'when its owner becomes an admin',
      ({ account }) => app.database.query(`UPDATE accounts SET account_type = 'admin' WHERE id = $1`, [account.id]),
    ],
  ];

  it.each(ends)('%s', async (_when, end) => {
    const { h1 } = world.players;
    const { token, _id: id } = await tokens.create(h1, ['profile:read']);
    expect(await statusOf(token)).toBe(200);
    await end(h1, id);
    const refused = await tokens.by(token, 'GET', '/api/me');
    expect(problemOf(refused)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer realm="Common Roof", error="invalid_token"');
  });

  it('and not with another session, nor another token', async () => {
    const { r1, r1m } = world.players;
    const kept = await tokens.create(r1, ['profile:read']);
    await tokens.revoke(r1, await tokens.create(r1, ['profile:read']));
    await call(app, 'POST', '/api/auth/logout-everywhere', { token: r1m.token });
    await call(app, 'POST', '/api/auth/logout', { token: r1.token });
    expect(await statusOf(kept.token)).toBe(200);
  });
});

describe('an attacker', () => {
  it('can’t revoke another person’s token, nor learn that it exists', async () => {
    const { r1, r1m } = world.players;
    const created = await tokens.create(r1, ['profile:read']);
    expect((await tokens.revoke(r1m, created)).status).toBe(404);
    expect((await tokens.revoke(r1m, { _id: world.houseA })).status).toBe(404);
    expect(await statusOf(created.token)).toBe(200);
  });

  it('gets nothing with a token that was tampered with or made up', async () => {
    const { token } = await tokens.create(world.players.r1, ['profile:read']);
    const other = token.endsWith('0') ? '1' : '0';
    for (const wrong of [`${token.slice(0, -1)}${other}`, `crt_${'A'.repeat(50)}`, token.slice(0, -1), 'crt_', 'x'])
      expect(await statusOf(wrong)).toBe(401);
  });

  it('gets nothing with a token anywhere but in its header', async () => {
    const { token } = await tokens.create(world.players.r1, ['profile:read']);
    expect((await call(app, 'GET', `/api/me?access_token=${token}`)).status).toBe(401);
    expect((await call(app, 'GET', '/api/me', { token })).status).toBe(401);
    expect((await call(app, 'GET', '/api/me', { headers: { authorization: token } })).status).toBe(401);
    expect((await call(app, 'GET', '/api/me', { headers: { authorization: `Basic ${token}` } })).status).toBe(401);
    expect((await call(app, 'GET', '/api/me', { headers: { cookie: `access_token=${token}` } })).status).toBe(401);
  });

  it('can’t combine a token with a session', async () => {
    const { r1, r1m } = world.players;
    const { token } = await tokens.create(r1, ['profile:read']);
    expect((await tokens.by(token, 'GET', '/api/me', { token: r1m.token })).status).toBe(400);
    // What a proxy adds for itself doesn't disturb a session.
    expect((await tokens.by('abc.def', 'GET', '/api/me', { token: r1m.token })).status).toBe(200);
  });

  it.each([
    ...([
      ['POST', '/api/auth/api-tokens', { name: 'More', scopes: ['chat:read'], days: 365 }],
      ['GET', '/api/auth/api-tokens', undefined],
      ['GET', '/api/auth/sessions', undefined],
      ['POST', '/api/auth/logout-everywhere', {}],
      ['POST', '/api/auth/confirm-password', { current_password: PASSWORD }],
      ['POST', '/api/auth/change-password', { current_password: PASSWORD, new_password: 'x' }],
      ['POST', '/api/auth/two-step', {}],
      ['DELETE', '/api/me', {}],
      ['GET', '/api/me/export', undefined],
      ['POST', '/api/me/exports', {}],
      ['GET', '/api/co-homeowners', undefined],
      ['GET', '/api/admins/overview', undefined],
      ['POST', '/api/uploadimages', {}],
      ['GET', '/api/passports', undefined],
    ] as const),
  ])('can’t %s %s with a token of all scopes', async (method, path, body) => {
    const { h1 } = world.players;
    const { token } = await tokens.create(h1, [...TOKEN_SCOPES]);
    const refused = await tokens.by(token, method, path, body === undefined ? {} : { body });
    expect(problemOf(refused)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(await statusOf(token)).toBe(200);
  });

  it('sees of others what the owner sees, and no more', async () => {
    const { token } = await tokens.create(world.players.rB, ['chores:read', 'chat:read']);
    expect((await tokens.by(token, 'GET', chores())).status).toBe(404);
    const conversation = `/api/messages/${world.conversations.houseA}/messages`;
    expect((await tokens.by(token, 'GET', conversation)).status).toBe(404);
  });

  it('opens no socket with a token', async () => {
    const { token } = await tokens.create(world.players.r1, [...TOKEN_SCOPES]);
    await expect(connect(app, token)).rejects.toThrow();
    await expect(connect(app, '', { authorization: `Bearer ${token}` })).rejects.toThrow();
  });

  it('is counted by address when they guess, and by the account with its token', async () => {
    const { r1 } = world.players;
    const { token } = await tokens.create(r1, ['profile:read']);
    await statusOf(token);
    const consume = jest.spyOn(app.get(RateLimits), 'consume');
    const countedFor = async (given: string): Promise<unknown[]> => {
      consume.mockClear();
      await statusOf(given);
      return consume.mock.calls;
    };
    expect(await countedFor(token)).toEqual([['requests', r1.account.id]]);
    const guess = [['requests', expect.stringMatching(/^ip:/)]];
    expect(await countedFor(newApiToken())).toEqual(guess);
    await tokens.revoke(r1, (await tokens.list(r1))[0] ?? { _id: '' });
    await statusOf(token);
    expect(await countedFor(token)).toEqual(guess);
    consume.mockRestore();
  });
});

describe('the scopes of a role', () => {
  it.each(ROLES)('of a %s are those with a call that it may make', (role) => {
    const opened = app
      .get(RoutePolicies)
      .list()
      .filter(({ who }) => who !== 'public' && who.includes(role))
      .map(({ call: served }) => scopeOf(served));
    const expected = role === 'admin' ? [] : TOKEN_SCOPES.filter((scope) => opened.includes(scope));
    expect(tokenScopesOf(role)).toEqual(expected);
  });
});
