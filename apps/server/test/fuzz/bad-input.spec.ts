import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

import { TERMS_VERSION } from '@common-roof/contracts';
import fc from 'fast-check';

import { type Answer, call, problemOf } from '#test/support/http.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';
import { counts as countsOf, expectRefused, forAll } from './fuzz.ts';
import { wrongBodies, wrongIds, wrongQueries } from './mutators.ts';

let app: TestApp;
let world: World;
let cases = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
});
afterAll(() => app.close());

const counts = (): Promise<unknown[]> => countsOf(app);

function refused(answer: Answer): void {
  cases += 1;
  expectRefused(answer);
}

interface WithBody {
  readonly name: string;
  readonly method: string;
  readonly path: () => string;
  readonly right: () => Record<string, unknown>;
  readonly fields: readonly string[];
  readonly signedIn: boolean;
}

const link = 'A'.repeat(43);
const bodies: WithBody[] = [
  {
    name: 'signing in',
    method: 'POST',
    path: () => '/api/login',
    right: () => ({ email: 'a@b.test', password: 'x', account_type: 'roomie' }),
    fields: ['email', 'password', 'account_type'],
    signedIn: false,
  },
  {
    name: 'a forgotten password',
    method: 'POST',
    path: () => '/api/auth/forgot-password',
    right: () => ({ email: 'a@b.test', account_type: 'roomie' }),
    fields: ['email', 'account_type'],
    signedIn: false,
  },
  {
    name: 'a reset link',
    method: 'POST',
    path: () => '/api/auth/reset-password',
    right: () => ({ token: link, new_password: 'violet teapot under 7 elms' }),
    fields: ['token', 'new_password'],
    signedIn: false,
  },
  {
    name: 'changing the password',
    method: 'POST',
    path: () => '/api/auth/change-password',
    right: () => ({ current_password: 'x', new_password: 'violet teapot under 7 elms' }),
    fields: ['current_password', 'new_password'],
    signedIn: true,
  },
  {
    name: 'the terms',
    method: 'POST',
    path: () => '/api/terms/accept',
    right: () => ({ version: TERMS_VERSION }),
    fields: ['version'],
    signedIn: true,
  },
  {
    name: 'a message',
    method: 'POST',
    path: () => `/api/messages/${world.houseA}/messages`,
    right: () => ({ text: 'hello', sender: 'roomie', client_id: randomUUID() }),
    fields: ['text', 'sender'],
    signedIn: true,
  },
  {
    name: 'a conversation by e-mail',
    method: 'POST',
    path: () => `/api/messages/${world.houseA}/messages/email`,
    right: () => ({ toEmail: 'a@b.test' }),
    fields: ['toEmail'],
    signedIn: true,
  },
];

describe('a wrong body', () => {
  it.each(bodies.map((each) => [each.name, each] as const))(
    'of %s is 4xx with the field named, and nothing is written',
    async (_, target) => {
      const before = await counts();
      await forAll(wrongBodies(target.right(), target.fields), 180, async ({ body }) => {
        const answer = await call(app, target.method, target.path(), {
          body,
          token: target.signedIn ? world.players.r1.token : undefined,
          headers: { 'content-type': 'application/json' },
        });
        refused(answer);
        if (answer.status === 400 && body.startsWith('{') && !/deep|truncated/.test(body)) {
          const parsable = (() => {
            try {
              JSON.parse(body);
              return !body.includes('"__proto__"') && !body.includes('"constructor"');
            } catch {
              return false;
            }
          })();
          if (parsable) expect(problemOf(answer).errors?.length).toBeGreaterThan(0);
        }
      });
      expect(await counts()).toEqual(before);
    },
  );

  it('of a note is rejected unless it is a note', async () => {
    const before = await counts();
    await forAll(
      wrongBodies({ content: 'milk' }, ['content']).filter(({ name }) => name !== 'content = ""'),
      150,
      async ({ body }) => {
        refused(
          await call(app, 'POST', '/api/notes', {
            body,
            token: world.players.r1.token,
            headers: { 'content-type': 'application/json' },
          }),
        );
      },
    );
    expect(await counts()).toEqual(before);
  });
});

describe('a wrong query, id or header', () => {
  const lists = ['/api/messages', '/api/notifications', '/api/houses/all', '/api/roomies'];

  it('is 4xx on every list', async () => {
    await forAll(fc.tuple(fc.constantFrom(...lists), wrongQueries), 200, async ([path, query]) => {
      refused(await call(app, 'GET', `${path}?${query}`, { token: world.players.r1.token }));
    });
  });

  it('is 4xx in every path', async () => {
    const paths = [
      '/api/houses/byId/{id}',
      '/api/houses/{id}/roomies',
      '/api/roomies/by-id/{id}',
      '/api/roomies/house/{id}',
      '/api/roomies/{id}/messages/unread-count',
      '/api/messages/{id}/messages',
    ];
    await forAll(fc.tuple(fc.constantFrom(...paths), wrongIds), 200, async ([path, id]) => {
      refused(await call(app, 'GET', path.replace('{id}', id), { token: world.players.r1.token }));
    });
  });

  it('is 4xx in every header', async () => {
    const rubbish = fc.string({
      unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
      maxLength: 300,
    });
    await forAll(rubbish, 100, async (token) => {
      refused(await call(app, 'GET', '/api/me', { token }));
    });
    for (const contentType of [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'application/json; charset=utf-7',
      'x/y',
      '',
    ]) {
      refused(
        await call(app, 'POST', '/api/terms/accept', {
          token: world.players.r1.token,
          body: '<a/>',
          headers: { 'content-type': contentType },
        }),
      );
    }
  });

  it('is 4xx on the bare socket', async () => {
    const raw = (options: {
      path: string;
      method?: string;
      headers?: Record<string, string | string[]>;
    }): Promise<number> =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(app.url);
        const sent = request({ hostname, port, ...options }, (response) => {
          response.resume();
          response.on('end', () => {
            resolve(response.statusCode ?? 0);
          });
        });
        sent.on('error', reject);
        sent.end();
      });
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`x-${String(n)}`, 'y'.repeat(200)]));
    const statuses = [
      await raw({ path: '/api/%ZZ' }),
      await raw({ path: '/api//me' }),
      await raw({ path: '/api/../api/me' }),
      await raw({ path: `/api/${'x'.repeat(5_000)}` }),
      await raw({ path: '/api/me', headers: many }),
      await raw({ path: '/api/me', headers: { 'x-auth-token': 'x'.repeat(20_000) } }),
      await raw({ path: '/api/me', method: 'PATCH' }),
      await raw({ path: '/api/me;a=b' }),
    ];
    cases += statuses.length;
    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
  });
});

describe('a wrong frame', () => {
  it('is acknowledged with the problem and leaves the process alive', async () => {
    const before = await counts();
    const socket = await connect(app, world.players.r1.token);
    const untyped = socket as unknown as {
      emitWithAck(event: string, ...args: unknown[]): Promise<{ ok: boolean; problem?: { status: number } }>;
    };
    const right: Record<string, Record<string, unknown>> = {
      'message:send': { conversation_id: world.conversations.houseA, text: 'x', client_id: randomUUID() },
      'message:read': { conversation_id: world.conversations.houseA, seq: 1 },
      typing: { conversation_id: world.conversations.houseA },
      'conversation:sync': { id: world.conversations.houseA, after_seq: 0 },
      'session:refresh': { token: 'x' },
      'live:missed': { within_ms: 1_000 },
    };
    const frame = fc
      .constantFrom(...Object.keys(right).filter((event) => event !== 'session:refresh'))
      .chain((event) => {
        const base = right[event] ?? {};
        return wrongBodies(base, Object.keys(base))
          .filter(
            ({ name, body }) =>
              !/truncated|nothing|not JSON|two values|too large|deep|1e309/.test(name) && body.length < 20_000,
          )
          .map(({ body }) => [event, JSON.parse(body) as unknown] as const);
      });
    await forAll(frame, 250, async ([event, payload]) => {
      cases += 1;
      const ack = await untyped.emitWithAck(event, payload);
      expect(ack.ok).toBe(false);
      expect(ack.problem?.status).toBeGreaterThanOrEqual(400);
      expect(ack.problem?.status).toBeLessThan(500);
    });
    for (const args of [[], [1, 2, 3], ['x', null], [Buffer.from('x')]]) {
      cases += 1;
      expect((await untyped.emitWithAck('message:send', ...args)).ok).toBe(false);
    }
    socket.close();
    expect(await counts()).toEqual(before);
  });
});

describe('after the wrong input', () => {
  it('the process answers, and there were two thousand cases', async () => {
    expect((await call(app, 'GET', '/api/health/ready')).status).toBe(200);
    expect(cases).toBeGreaterThanOrEqual(2_000);
  });
});
