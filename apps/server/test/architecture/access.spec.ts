import { randomUUID } from 'node:crypto';

import { isThorough } from '@common-roof/testing';

import { forgedTokens, linkSecrets } from '#test/support/forged-tokens.ts';
import { call } from '#test/support/http.ts';
import { secrets } from '#test/support/secrets.ts';
import { connect } from '#test/support/sockets.ts';
import { CAST, signIn } from '#test/support/world.ts';
import { type Column, COLUMNS, keyOf, type MatrixRow } from './access-matrix.ts';
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

/**
 * Selects an eighth of the cells for every change, rotating over the columns, and for each call one actor who may make
 * it.
 */
function isAsked(row: MatrixRow, at: number, column: Column): boolean {
  if (isThorough || (at + COLUMNS.indexOf(column)) % 8 === 0) return true;
  return column === COLUMNS.find((each) => row.expected[each].startsWith('2xx'));
}

describe('the access matrix, AB-01', () => {
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
    for (const [at, row] of stage.rows.entries()) {
      if (!isAsked(row, at, column)) continue;
      const fault = await stage.fault(row, column, scene, row.expected[column]);
      if (fault) wrong.push(fault);
    }
    expect(wrong).toEqual([]);
  });
});

describe('questions beyond the matrix', () => {
  it('are rejected and answered as each question says', async () => {
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

describe('restricted content', () => {
  // Each answer was searched when it arrived.
  it('is in no answer of the matrix to anyone else', () => {
    expect(secrets.looked.answers).toBeGreaterThan(isThorough ? 3_000 : 400);
    expect(secrets.met.size).toBeGreaterThan(4);
  });
});

/** Returns whether a caller with this token is admitted to the sockets. */
async function isHeard(token: string): Promise<boolean> {
  try {
    (await connect(stage.app, token)).close();
    return true;
  } catch {
    return false;
  }
}

describe('a forged token, AB-02', () => {
  it('is 401 on every protected call', async () => {
    const { r1, adm } = stage.world.players;
    const tokens = forgedTokens(stage.app, (await signIn(stage.app, r1.account)).token, adm.account.id);
    const all = Object.entries(tokens);
    const wrong: string[] = [];
    let cells = 0;
    for (const [at, row] of stage.rows.filter(({ expected }) => expected.anon === '401').entries()) {
      const target = await stage.target(row, 'r1', scene);
      for (const [fault, token] of all.filter((_, which) => isThorough || which === at % all.length)) {
        const answer = await call(stage.app, row.method, target.path, { token, body: target.body });
        cells += 1;
        if (answer.status !== 401) wrong.push(`${fault} on ${keyOf(row)}: ${String(answer.status)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(150);
  });

  it('opens no socket', async () => {
    const { r1, adm } = stage.world.players;
    const tokens = forgedTokens(stage.app, (await signIn(stage.app, r1.account)).token, adm.account.id);
    for (const [fault, token] of Object.entries(tokens)) expect([fault, await isHeard(token)]).toEqual([fault, false]);
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

describe('the secret of a link, AB-03', () => {
  it('is no session, for calls and for sockets', async () => {
    for (const [what, secret] of Object.entries(await linkSecrets(stage.app, stage.world))) {
      expect(secret.length).toBeGreaterThan(20);
      const { status } = await call(stage.app, 'GET', '/api/me', { token: secret });
      expect([what, status, await isHeard(secret)]).toEqual([what, 401, false]);
    }
    expect(await isHeard((await signIn(stage.app, stage.world.players.r1.account)).token)).toBe(true);
  });
});
