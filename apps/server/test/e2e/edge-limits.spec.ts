import { AUTH_HEADER } from '@common-roof/contracts';

import { call } from '#test/support/http.ts';
import { expectProblem, RawConnection } from '#test/support/raw-connection.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const REQUESTS = 30;

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startTestApp({ LIMIT_REQUESTS_PER_MINUTE: String(REQUESTS), TRUST_PROXY_HOPS: '2' });
  world = await buildWorld(app);
});
afterAll(() => app.close());

/** Builds the header that two proxies produce: each appends the address that it saw. */
const through = (caller: string, claimed = ''): string => `${claimed}${caller}, 10.0.0.2`;
const from = (caller: string, claimed?: string) =>
  call(app, 'GET', '/api/health/live', { headers: { 'x-forwarded-for': through(caller, claimed) } });

async function spendAllOf(spend: () => Promise<{ status: number }>): Promise<void> {
  for (let n = 0; n < REQUESTS * 2; n += 1) if ((await spend()).status === 429) return;
  throw new Error('There was no limit.');
}

describe('a caller behind two proxies', () => {
  it('is counted by their own address, whatever they claim, and nobody else is', async () => {
    await spendAllOf(() => from('203.0.113.1'));
    expect((await from('203.0.113.1', '198.51.100.7, ')).status).toBe(429);
    expect((await from('203.0.113.2')).status).toBe(200);
  });

  it('counts as one caller with all addresses of an IPv6 network', async () => {
    let last = 0;
    await spendAllOf(() => from(`2001:db8:1:2::${String((last += 1))}`));
    expect((await from('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:1:3::1')).status).toBe(200);
  });
});

describe('the body of a caller over the limit', () => {
  it.each(['/api/login', '/api/uploadimages'])("isn't awaited by %s", async (path) => {
    const { token } = world.players[path === '/api/login' ? 'r1' : 'r1m'];
    await spendAllOf(() => call(app, 'GET', '/api/me', { token }));
    const connection = await RawConnection.open(app);
    connection.send(
      `POST ${path} HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 90000',
      `${AUTH_HEADER}: ${token}`,
    );
    expectProblem(await connection.answer(), 429);
    connection.end();
  });
});
