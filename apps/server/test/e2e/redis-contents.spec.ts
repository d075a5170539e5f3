import { until } from '@common-roof/local-services';
import { Redis } from 'ioredis';

import { RealtimeServer } from '../../src/platform/realtime/realtime-server.ts';
import { STREAM } from '../../src/platform/realtime/node-adapter.ts';
import { call } from '../support/http.ts';
import { contentsOf } from '../support/redis-contents.ts';
import { testServices } from '../support/services.ts';
import { connect, nextEvent } from '../support/sockets.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { buildWorld, type World } from '../support/world.ts';

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

describe('what passes through Redis', () => {
  it('is nothing that people write, and no address of theirs', async () => {
    const { r1, r1m } = world.players;
    const socket = await connect(app, r1m.token);
    const heard = nextEvent(socket, 'message:created', ({ text }) => text === CANARY);
    const body = { text: CANARY, sender: 'roomie', client_id: '0195d3a0-0000-4000-8000-00000000cafe' };
    await call(app, 'POST', `/api/messages/${world.houseA}/messages`, { token: r1.token, body });
    await call(app, 'POST', '/api/notes', { token: r1.token, body: { content: CANARY } });
    await call(app, 'POST', '/api/auth/forgot-password', { body: { email: r1.account.email, account_type: 'roomie' } });
    await app.drainEvents();
    await heard;
    // What is told within a few milliseconds is told together: the stream has it once the next push is there, too.
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

  it('is forgotten once the other nodes have heard it', async () => {
    await app.get(RealtimeServer).trim();
    expect(await redis.xlen(STREAM)).toBeGreaterThan(0);
    // That the two have gone is told a while after they went: what comes in between is forgotten with the next time.
    const isEmpty = async (): Promise<boolean> => {
      await app.get(RealtimeServer).trim(-2_000);
      return (await redis.xlen(STREAM)) === 0;
    };
    expect(await until(isEmpty, 60_000)).toBe(true);
  });
});
