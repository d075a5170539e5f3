import { until } from '@common-roof/local-services';

import { RealtimeServer } from '#kernel/realtime/realtime-server.ts';
import { expectProblem, type RawAnswer, RawConnection } from '#test/support/raw-connection.ts';
import { RawSocket } from '#test/support/raw-socket.ts';
import { connect } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const AT_ONCE = 6;
const WAIT_MS = 30_000;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_CONNECTS_PER_MINUTE: String(AT_ONCE), TRUST_PROXY_HOPS: '1' });
  world = await buildWorld(app);
});
afterAll(() => app.close());
afterEach(() => {
  const { clients } = engine() as unknown as { clients: Record<string, { close(now: boolean): void }> };
  for (const client of Object.values(clients)) client.close(true);
});

const engine = () => app.get(RealtimeServer).io.engine;
const kept = (): number => engine().clientsCount;
const HANDSHAKE = '/socket.io/?EIO=4&transport=polling';

/** Opens a session by long polling as an anonymous caller who never authenticates. */
const openFrom = (address: string): Promise<Response> =>
  fetch(`${app.url}${HANDSHAKE}`, { headers: { 'x-forwarded-for': address } });

const asRaw = async (answer: Response): Promise<RawAnswer> => ({
  status: answer.status,
  headers: Object.fromEntries(answer.headers),
  body: await answer.text(),
});

describe('a handshake without a token', () => {
  it('is rejected when an address has enough unfinished ones, and keeps nothing', async () => {
    const answers = await Promise.all(Array.from({ length: AT_ONCE * 5 }, () => openFrom('203.0.113.7')));
    expect(kept()).toBe(AT_ONCE);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(AT_ONCE * 4);
    for (const answer of refused) {
      expectProblem(await asRaw(answer), 429);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await openFrom('203.0.113.8')).status).toBe(200);
  });

  it('is rejected over a WebSocket, too, with the same response', async () => {
    await Promise.all(Array.from({ length: AT_ONCE }, () => openFrom('203.0.113.9')));
    expectProblem(await upgrade('EIO=4&transport=websocket', 'X-Forwarded-For: 203.0.113.9'), 429);
  });

  it('is dropped after a few seconds, even if the client keeps sending a wrong token', async () => {
    const socket = await RawSocket.open(app);
    await openFrom('203.0.113.10');
    expect(kept()).toBe(2);
    socket.send('40{"token":"nobody"}');
    expect(await socket.until((what) => what.startsWith('44'))).toContain('unauthenticated');
    socket.send('40{"token":"nobody"}');
    expect(await socket.until(() => false)).toBe('ended');
  });
});

it("an open socket doesn't count among the handshakes of its address", async () => {
  const sockets = [];
  for (const who of ['r1', 'r1m', 'h1'] as const) {
    sockets.push(await connect(app, world.players[who].token, { 'x-forwarded-for': '203.0.113.11' }));
  }
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => openFrom('203.0.113.11')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  // Longer than an unfinished one lives: admitted ones remain.
  expect(await until(() => kept() === sockets.length, WAIT_MS)).toBe(true);
  for (const socket of sockets) socket.close();
});

it("a client that leaves without closing its connection doesn't keep it", async () => {
  const socket = await RawSocket.open(app);
  await socket.signIn(world.players.rB.token);
  socket.send('41');
  expect(await socket.until(() => false)).toBe('ended');
  expect(kept()).toBe(0);
});

/** Requests an upgrade to a WebSocket, and returns the response. */
async function upgrade(query: string, ...headers: string[]): Promise<RawAnswer> {
  const connection = await RawConnection.open(app);
  connection.send(
    `GET /socket.io/?${query} HTTP/1.1`,
    'Host: x',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ...headers,
  );
  const answer = await connection.answer();
  connection.end();
  return answer;
}

describe('an error response of /socket.io', () => {
  it.each([
    ['no transport', '', 'GET', 400],
    ['an unknown transport', 'EIO=4&transport=pigeon', 'GET', 400],
    ['an unknown session', 'EIO=4&transport=polling&sid=nobody', 'GET', 400],
    ['another method', 'EIO=4&transport=polling', 'PUT', 400],
    ['an old protocol', 'EIO=3&transport=polling', 'GET', 400],
  ])('for %s is a problem like any other', async (_what, query, method, status) => {
    expectProblem(await asRaw(await fetch(`${app.url}/socket.io/?${query}`, { method })), status);
  });

  it('for another origin is one, by polling and by WebSocket', async () => {
    const headers = { origin: 'https://evil.test' };
    expectProblem(await asRaw(await fetch(`${app.url}${HANDSHAKE}`, { headers })), 403);
    expectProblem(await upgrade('EIO=4&transport=websocket', 'Origin: https://evil.test'), 403);
    expectProblem(await upgrade('EIO=4&transport=pigeon'), 400);
  });

  it('of an open session has the security headers', async () => {
    const answer = await openFrom('203.0.113.12');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const { sid } = JSON.parse((await answer.text()).slice(1)) as { sid: string };
    const large = await fetch(`${app.url}${HANDSHAKE}&sid=${sid}`, { method: 'POST', body: 'x'.repeat(200_000) });
    expect(large.status).toBe(413);
    expect(large.headers.get('x-content-type-options')).toBe('nosniff');
    expect(large.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
