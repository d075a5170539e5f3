import { until } from '@common-roof/local-services';
import { Redis } from 'ioredis';

import { RealtimeServer } from '#kernel/realtime/realtime-server.ts';
import { STREAM } from '#kernel/realtime/node-adapter.ts';
import { call } from '#test/support/http.ts';
import { contentsOf } from '#test/support/redis-contents.ts';
import { testServices } from '#test/support/services.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld, type World } from '#test/support/world.ts';

const CANARY = 'CNRY-what-people-write';

let app: TestApp;
let world: World;
let redis: Redis;

beforeAll(async () => {
  app = await startTestApp();
  world = await buildWorld(app);
  redis = new Redis(testServices().redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await app.close();
});

describe('data in Redis', () => {
  it('contains nothing that people write, and none of their addresses', async () => {
    const { r1, r1m } = world.players;
    const socket = await connect(app, r1m.token);
    const heard = nextEvent(socket, 'message:created', ({ text }) => text === CANARY);
    const body = { text: CANARY, sender: 'roomie', client_id: '0195d3a0-0000-4000-8000-00000000cafe' };
    await call(app, 'POST', `/api/messages/${world.houseA}/messages`, { token: r1.token, body });
    await call(app, 'POST', '/api/notes', { token: r1.token, body: { content: CANARY } });
    await call(app, 'POST', '/api/auth/forgot-password', { body: { email: r1.account.email, account_type: 'roomie' } });
    await app.drainEvents();
    await heard;
    // Pushes within a few milliseconds share an entry, which is in the stream once the next push is.
    const next = nextEvent(socket, 'typing', () => true);
    const writer = await connect(app, r1.token);
    await writer.emitWithAck('typing', { conversation_id: world.conversations.houseA });
    await next;
    const everything = [...(await contentsOf(redis)).values()].join('\n');
    expect(everything).toContain(STREAM);
    expect(await redis.xlen(STREAM)).toBeGreaterThan(0);
    expect(everything).not.toContain(CANARY);
    expect(everything).not.toContain(r1.account.email);
    for (const each of [socket, writer]) each.close();
  });

  it('is deleted once the other nodes have received it', async () => {
    await app.get(RealtimeServer).trim();
    expect(await redis.xlen(STREAM)).toBeGreaterThan(0);
    // Departures are announced after a while, and entries in between are deleted with the next run.
    const isEmpty = async (): Promise<boolean> => {
      await app.get(RealtimeServer).trim(-2_000);
      return (await redis.xlen(STREAM)) === 0;
    };
    expect(await until(isEmpty, 60_000)).toBe(true);
  });
});
