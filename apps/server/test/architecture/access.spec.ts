import { randomUUID } from 'node:crypto';

import { call } from '../support/http.ts';
import { secrets } from '../support/secrets.ts';
import { CAST, signIn } from '../support/world.ts';
import { COLUMNS, keyOf } from './access-matrix.ts';
import { sceneOfHouseA } from './scenes.ts';
import { Stage } from './stage.ts';
import type { Scene } from './targets/target.ts';

let stage: Stage;
let scene: Scene;

beforeAll(async () => {
  stage = await Stage.open();
  scene = sceneOfHouseA(stage.world);
});
afterAll(() => stage.app.close());

describe('the access matrix', () => {
  it('has a target for every call that exists', async () => {
    const { body } = await call(stage.app, 'GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    const calls = Object.entries(paths).flatMap(([path, ops]) =>
      Object.keys(ops).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const tested = new Set(stage.rows.map(keyOf));
    expect(calls.filter((key) => !tested.has(key))).toEqual([]);
  });

  it.each(COLUMNS)('holds in every active cell of %s', async (column) => {
    const wrong: string[] = [];
    for (const row of stage.rows) {
      const fault = await stage.fault(row, column, scene, row.expected[column]);
      if (fault) wrong.push(fault);
    }
    expect(wrong).toEqual([]);
  });
});

describe('what is asked beside the matrix', () => {
  it('is refused and answered as each question says', async () => {
    const wrong: string[] = [];
    for (const question of stage.further) {
      for (const column of COLUMNS.filter((asked) => question.expected[asked] !== '')) {
        const fault = await stage.fault(question, column, scene, question.expected[column]);
        if (fault) wrong.push(`${column}: ${fault}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('what only some may know', () => {
  // Each answer was looked through when it came.
  it('was in no answer of the matrix to anybody else', () => {
    expect(secrets.looked.answers).toBeGreaterThan(3_000);
    expect(secrets.met.size).toBeGreaterThan(4);
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
      'another account': `${header}.${encode({ ...claims, sub: stage.world.players.adm.account.id })}.${signature}`,
      'another key': `${encode({ alg: 'HS256', typ: 'JWT', kid: 'other' })}.${payload}.${signature}`,
      'a broken signature': `${header}.${payload}.${signature.slice(0, -2)}`,
    };
  }

  it('are 401 on every protected call', async () => {
    const tokens = faults((await signIn(stage.app, stage.world.players.r1.account)).token);
    const wrong: string[] = [];
    let cells = 0;
    for (const row of stage.rows.filter(({ expected }) => expected.anon === '401')) {
      const target = await stage.target(row, 'r1', scene);
      for (const [fault, token] of Object.entries(tokens)) {
        const answer = await call(stage.app, row.method, target.path, { token, body: target.body });
        cells += 1;
        if (answer.status !== 401) wrong.push(`${fault} on ${keyOf(row)}: ${String(answer.status)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(150);
  });

  it('a disabled account and an ended session are 401 at once', async () => {
    const fresh = await signIn(stage.app, stage.world.players.k2.account);
    expect((await call(stage.app, 'GET', '/api/me', { token: fresh.token })).status).toBe(200);
    await stage.app.database.query('UPDATE accounts SET disabled_at = now() WHERE id = $1', [fresh.account.id]);
    expect((await call(stage.app, 'GET', '/api/me', { token: fresh.token })).status).toBe(401);
    await stage.app.database.query('UPDATE accounts SET disabled_at = NULL WHERE id = $1', [fresh.account.id]);
    await call(stage.app, 'POST', '/api/auth/logout', { token: fresh.token });
    expect((await call(stage.app, 'GET', '/api/me', { token: fresh.token })).status).toBe(401);
  });

  it('wrong ids are 4xx and never another row', async () => {
    const { token } = await signIn(stage.app, stage.world.players.r1.account);
    const ids = [
      'undefined',
      'null',
      '%00',
      '..%2f',
      '1',
      'x'.repeat(1_500),
      randomUUID(),
      stage.world.players.h1.account.id,
    ];
    for (const id of ids) {
      for (const path of ['/api/houses/byId/', '/api/roomies/by-id/', '/api/roomies/house/']) {
        const answer = await call(stage.app, 'GET', `${path}${id}`, { token });
        expect([path, id, answer.status >= 400 && answer.status < 500]).toEqual([path, id, true]);
      }
    }
    expect(CAST).toHaveLength(9);
  });
});
