import { randomUUID } from 'node:crypto';

import { call, problemOf, type Request } from '../support/http.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { type ActorName, buildWorld, CAST, setPassword, signIn, type World } from '../support/world.ts';
import { type Column, COLUMNS, keyOf, type MatrixRow, readMatrix } from './access-matrix.ts';
import { makeAdTargets } from './targets/ads.ts';
import { makeApplicationTargets } from './targets/applications.ts';
import { makeHouseTargets } from './targets/houses.ts';
import { makeImageTargets } from './targets/images.ts';
import { makeTargets } from './targets/main.ts';
import { makeNeatkeeperTargets } from './targets/neatkeepers.ts';
import { makePeopleTargets } from './targets/people.ts';
import { makeProfileTargets } from './targets/profiles.ts';
import { makeShowingTargets } from './targets/showings.ts';
import { makeStayTargets } from './targets/stays.ts';
import type { Targets } from './targets/target.ts';

const PASSWORD = 'violet teapot under 7 elms';

let app: TestApp;
let world: World;
let targets: Targets;
let active: MatrixRow[];

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  await setPassword(app, world.players.r1.account, PASSWORD);
  targets = {
    ...(await makeTargets(app, world, PASSWORD)),
    ...makeApplicationTargets(),
    ...makeProfileTargets(app, world, PASSWORD),
    ...makeStayTargets(app, world),
    ...makeNeatkeeperTargets(app, world),
    ...makePeopleTargets(app),
    ...makeHouseTargets(app, world),
    ...makeAdTargets(app, world),
    ...makeShowingTargets(app, world),
    ...(await makeImageTargets(app, world)),
  };
  active = readMatrix().filter((row) => keyOf(row) in targets);
});
afterAll(() => app.close());

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
           (SELECT count(*) FROM email_message WHERE state = 'failed') AS failed,
           (SELECT md5(string_agg(h::text, ',' ORDER BY h.id)) FROM houses h) AS houses,
           (SELECT md5(string_agg(r::text, ',' ORDER BY r.id)) FROM rooms r) AS rooms,
           (SELECT md5(string_agg(t::text, ',' ORDER BY t.id)) FROM tenancies t) AS tenancies,
           (SELECT md5(string_agg(k::text, ',')) FROM house_neatkeepers k) AS kept,
           (SELECT md5(string_agg(i::text, ',')) FROM neatkeeper_invitations i) AS invited,
           (SELECT count(*) FROM accounts WHERE disabled_at IS NOT NULL) AS disabled,
           (SELECT count(*) FROM house_rules) AS rules, (SELECT count(*) FROM images) AS images,
           (SELECT md5(string_agg(p::text, ',')) FROM image_placements p) AS placed`);

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
      const target = await targets[keyOf(row)]?.(column);
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
        const target = await targets[keyOf(row)]?.('r1');
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
