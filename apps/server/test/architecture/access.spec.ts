import { randomUUID } from 'node:crypto';

import { TERMS_VERSION } from '@common-roof/contracts';

import { SendMessageService } from '../../src/modules/messages/index.ts';
import { NotificationsService } from '../../src/modules/notifications/index.ts';
import { call, problemOf, type Request } from '../support/http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ActorName, buildWorld, CAST, setPassword, signIn, type World } from '../support/world.ts';
import { type Column, COLUMNS, keyOf, type MatrixRow, readMatrix } from './access-matrix.ts';

const PASSWORD = 'violet teapot under 7 elms';

interface Target {
  readonly path: string;
  readonly body?: unknown;
}

let app: TestApp;
let world: World;
let targets: Record<string, (column: Column) => Target>;
let active: MatrixRow[];

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  await setPassword(app, world.players.r1.account, PASSWORD);
  targets = await makeTargets();
  active = readMatrix().filter((row) => keyOf(row) in targets);
});
afterAll(() => app.close());

/** The targets belong to house A, to r1, h1 or k1. Bodies are right, so that only access decides. */
async function makeTargets(): Promise<typeof targets> {
  const { houseA, players, conversations } = world;
  const r1 = players.r1;
  const { message } = await app.get(SendMessageService).send(r1.actor, {
    conversation_id: conversations.roomOfR1,
    text: 'The tap drips.',
    client_id: randomUUID(),
  });
  await app.get(NotificationsService).raise({
    accountId: r1.account.id,
    kind: 'welcome',
    subjectId: null,
    title: 'Welcome',
    body: '',
    link: null,
  });
  const [notification] = await app.database.query<{ id: string }>(
    'SELECT id FROM notifications WHERE account_id = $1',
    [r1.account.id],
  );
  const failedEmail = async (): Promise<string> => {
    const [row] = await app.database.query<{ id: string }>(
      `INSERT INTO email_message (dedupe_key, template, to_address, data, state)
       VALUES (gen_random_uuid()::text, 'reset', 'a@b.test', '{}', 'failed') RETURNING id`,
    );
    return row?.id ?? '';
  };
  const emailId = await failedEmail();
  const to = (path: string, body?: unknown) => () => ({ path, body });
  const side = (column: Column) => (column.startsWith('h') ? 'homeowner' : column === 'adm' ? 'admin' : 'roomie');
  const chat = `/api/messages/${conversations.roomOfR1}/messages`;
  const spent = 'A'.repeat(43);
  return {
    'POST /api/login': to('/api/login', { email: r1.account.email, password: PASSWORD, account_type: 'roomie' }),
    'GET /api/roomies': to('/api/roomies'),
    'GET /api/roomies/all': to('/api/roomies/all'),
    'GET /api/roomies/by-id/{id}': to(`/api/roomies/by-id/${r1.account.id}`),
    'GET /api/roomies/house/{id}': to(`/api/roomies/house/${houseA}`),
    'GET /api/roomies/{id}/messages/unread-count': to(`/api/roomies/${r1.account.id}/messages/unread-count`),
    'GET /api/houses/all': to('/api/houses/all'),
    'GET /api/houses/byId/{id}': to(`/api/houses/byId/${houseA}`),
    'GET /api/houses/admin/houses': to('/api/houses/admin/houses'),
    'GET /api/houses/{id}/roomies': to(`/api/houses/${houseA}/roomies`),
    'GET /api/notes': to('/api/notes'),
    'POST /api/notes': to('/api/notes', { content: 'milk' }),
    'GET /api/messages/{id}/messages': (column) => ({
      path: `${chat}?reader=${side(column)}${column === 'adm' ? '&reason=a+complaint' : ''}`,
    }),
    'POST /api/messages/{id}/messages': (column) => ({
      path: chat,
      body: { text: 'hello', sender: side(column) === 'homeowner' ? 'homeowner' : 'roomie', client_id: randomUUID() },
    }),
    'POST /api/messages/{id}/messages/email': to(`${chat}/email`, { toEmail: players.h1.account.email }),
    'GET /api/health/live': to('/api/health/live'),
    'GET /api/health/ready': to('/api/health/ready'),
    'GET /api/me': to('/api/me'),
    'POST /api/auth/forgot-password': to('/api/auth/forgot-password', { email: 'x@y.test', account_type: 'roomie' }),
    'POST /api/auth/reset-password': to('/api/auth/reset-password', { token: spent, new_password: PASSWORD }),
    'POST /api/auth/accept-invite': to('/api/auth/accept-invite', { token: spent, new_password: PASSWORD }),
    'POST /api/auth/verify-email': to('/api/auth/verify-email', { token: spent }),
    'POST /api/auth/unsubscribe': to(`/api/auth/unsubscribe?t=${'A'.repeat(60)}`),
    'POST /api/auth/change-password': to('/api/auth/change-password', {
      current_password: 'no',
      new_password: PASSWORD,
    }),
    'POST /api/auth/logout': to('/api/auth/logout'),
    'POST /api/auth/logout-everywhere': to('/api/auth/logout-everywhere'),
    'GET /api/auth/sessions': to('/api/auth/sessions'),
    'POST /api/terms/accept': to('/api/terms/accept', { version: TERMS_VERSION }),
    'GET /api/messages': to('/api/messages'),
    'GET /api/messages/house/{id}': to(`/api/messages/house/${houseA}?reason=a+complaint`),
    'PUT /api/messages/{id}/messages/{message_id}': to(`${chat}/${message._id}`, { text: 'The tap drips a lot.' }),
    'DELETE /api/messages/{id}/messages/{message_id}': to(`${chat}/${message._id}`),
    'GET /api/notifications': to('/api/notifications'),
    'PUT /api/notifications/{id}/read': to(`/api/notifications/${notification?.id ?? ''}/read`),
    'PUT /api/notifications/read-all': to('/api/notifications/read-all'),
    'GET /api/admins/activity': to('/api/admins/activity'),
    'GET /api/admins/overview': to('/api/admins/overview'),
    'GET /api/admins/failed-emails': to('/api/admins/failed-emails'),
    'POST /api/admins/failed-emails/{id}/retry': to(`/api/admins/failed-emails/${emailId}/retry`),
    'POST /api/homeowners': () => ({
      path: '/api/homeowners',
      body: { email: `${randomUUID()}@apply.test`, first_name: 'Mara', last_name: 'Lind', city: 'Leeds', houses: 2 },
    }),
    'POST /api/contact': to('/api/contact', { name: 'Mara', email: 'mara@apply.test', message: 'What does it cost?' }),
    'POST /api/homeowners/confirm-application': to('/api/homeowners/confirm-application', { token: spent }),
    'GET /api/admins/homeowner-applicants': to('/api/admins/homeowner-applicants'),
    'POST /api/admins/addhomeownerapplicant': () => ({
      path: '/api/admins/addhomeownerapplicant',
      body: { decision: 'create', email: `${randomUUID()}@new.test`, first_name: 'Mara', last_name: 'Lind' },
    }),
    'POST /api/admins/queue-board': to('/api/admins/queue-board'),
  };
}

/** A session of its own for every cell: some calls end the caller's. */
async function tokenOf(column: Column): Promise<string | undefined> {
  if (column === 'anon') return undefined;
  if (column === 'rPre') return 'L'.repeat(43); // the secret of a lease link is no session
  return (await signIn(app, world.players[column].account)).token;
}

const fingerprint = async (): Promise<unknown> =>
  app.database.query(`
    SELECT (SELECT count(*) FROM messages) AS messages, (SELECT md5(string_agg(m.text, ',' ORDER BY m.id)) FROM messages m) AS texts,
           (SELECT count(*) FROM outbox) AS outbox, (SELECT md5(string_agg(n::text, ',')) FROM notes n) AS notes,
           (SELECT count(*) FROM notifications WHERE read_at IS NULL) AS unread_alerts,
           (SELECT coalesce(sum(last_read_seq), 0) FROM conversation_reads) AS marks,
           (SELECT count(*) FROM email_message WHERE state = 'failed') AS failed`);

describe('the access matrix', () => {
  it('has a target for every call that exists', async () => {
    const { body } = await call(app, 'GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const calls = Object.entries(paths).flatMap(([path, ops]) =>
      Object.keys(ops).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.filter((key) => !(key in targets))).toEqual([]);
  });

  it.each(COLUMNS)('holds in every active cell of %s', async (column) => {
    const wrong: string[] = [];
    for (const row of active) {
      const expected = row.expected[column];
      const target = targets[keyOf(row)]?.(column);
      if (!target) continue;
      const request: Request = { token: await tokenOf(column), ...(target.body ? { body: target.body } : {}) };
      const before = await fingerprint();
      const answer = await call(app, row.method, target.path, request);
      const fits = expected.startsWith('2xx')
        ? answer.status >= 200 && answer.status < 300
        : String(answer.status) === expected;
      if (!fits) wrong.push(`${keyOf(row)}: ${String(answer.status)} instead of ${expected}`);
      if (answer.status >= 400) {
        expect(problemOf(answer).status).toBe(answer.status);
        expect(await fingerprint()).toEqual(before);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('lets everybody else reach their own', async () => {
    const { rB, rEx, h2, k2 } = world.players;
    const own: [ActorName, string, number][] = [
      ['rB', `/api/houses/byId/${world.houseB}`, 200],
      ['rB', `/api/roomies/by-id/${rB.account.id}`, 200],
      ['rB', `/api/messages/${world.conversations.houseB}/messages?reader=roomie`, 200],
      ['rB', `/api/roomies/${rB.account.id}/messages/unread-count`, 200],
      ['rEx', `/api/roomies/by-id/${rEx.account.id}`, 200],
      ['rEx', `/api/roomies/${rEx.account.id}/messages/unread-count`, 200],
      ['h2', `/api/houses/byId/${world.houseB}`, 200],
      ['h2', `/api/houses/${world.houseB}/roomies`, 200],
      ['h2', `/api/messages/${world.conversations.houseB}/messages?reader=homeowner`, 200],
      ['h2', `/api/roomies/by-id/${rB.account.id}`, 200],
      ['k2', '/api/houses/all', 200],
    ];
    const statuses = await Promise.all(
      own.map(async ([name, path]) => (await call(app, 'GET', path, { token: await tokenOf(name) })).status),
    );
    expect(statuses).toEqual(own.map(([, , status]) => status));
    expect([h2.account.id, k2.account.id]).toHaveLength(2);
  });
});

describe('faults of a token', () => {
  const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

  function faults(token: string): Record<string, string> {
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    return {
      rubbish: 'not-a-token',
      'a header without a signature': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'an edited role': `${header}.${encode({ ...claims, role: 'admin' })}.${signature}`,
      'another account': `${header}.${encode({ ...claims, sub: world.players.adm.account.id })}.${signature}`,
      'another key': `${encode({ alg: 'HS256', typ: 'JWT', kid: 'other' })}.${payload}.${signature}`,
      'a broken signature': `${header}.${payload}.${signature.slice(0, -2)}`,
    };
  }

  it('are 401 on every protected call', async () => {
    const tokens = faults((await signIn(app, world.players.r1.account)).token);
    const wrong: string[] = [];
    let cells = 0;
    for (const row of active.filter(({ expected }) => expected.anon === '401')) {
      for (const [fault, token] of Object.entries(tokens)) {
        const target = targets[keyOf(row)]?.('r1');
        const answer = await call(app, row.method, target?.path ?? '', {
          token,
          ...(target?.body ? { body: target.body } : {}),
        });
        cells += 1;
        if (answer.status !== 401) wrong.push(`${fault} on ${keyOf(row)}: ${String(answer.status)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(150);
  });

  it('a disabled account and an ended session are 401 at once', async () => {
    const fresh = await signIn(app, world.players.k2.account);
    expect((await call(app, 'GET', '/api/me', { token: fresh.token })).status).toBe(200);
    await app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [fresh.account.id]);
    expect((await call(app, 'GET', '/api/me', { token: fresh.token })).status).toBe(401);
    await app.database.query('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [fresh.account.id]);
    await call(app, 'POST', '/api/auth/logout', { token: fresh.token });
    expect((await call(app, 'GET', '/api/me', { token: fresh.token })).status).toBe(401);
  });

  it('wrong ids are 4xx and never another row', async () => {
    const { token } = await signIn(app, world.players.r1.account);
    const ids = [
      'undefined',
      'null',
      '%00',
      '..%2f',
      '1',
      'x'.repeat(1_500),
      randomUUID(),
      world.players.h1.account.id,
    ];
    for (const id of ids) {
      for (const path of ['/api/houses/byId/', '/api/roomies/by-id/', '/api/roomies/house/']) {
        const answer = await call(app, 'GET', `${path}${id}`, { token });
        expect([path, id, answer.status >= 400 && answer.status < 500]).toEqual([path, id, true]);
      }
    }
    expect(CAST).toHaveLength(9);
  });
});
