import type { Message } from '@common-roof/contracts';

import { RoomiesService } from '#contexts/housing/houses/tenancies/roomies.service.ts';
import { Connections } from '#kernel/realtime/connections.ts';
import { TcpGate } from '#test/chaos/support/tcp-gate.ts';
import { chatOf } from '#test/support/chat.ts';
import { testServices } from '#test/support/services.ts';
import { connect, nextEvent } from '#test/support/sockets.ts';
import { startTestApp, type TestApp } from '#test/support/test-app.ts';
import { buildWorld } from '#test/support/world.ts';

let gate: TcpGate;
let app: TestApp;

beforeAll(async () => {
  gate = await TcpGate.before(testServices().redisUrl);
  app = await startTestApp({ REDIS_URL: gate.url });
});
afterAll(async () => {
  gate.release();
  await app.close();
  await gate.close();
});

it('a roomie who moves out gets no more pushes at once, even with Redis down and before a worker has run', async () => {
  const world = await buildWorld(app);
  const { send, token } = chatOf(app, world);
  const leaver = await connect(app, token('r1m'));
  const overheard: Message[] = [];
  leaver.on('message:created', (message) => overheard.push(message));
  app.get(Connections).onApplicationShutdown(); // The worker would also do it, after a few seconds.
  const told = nextEvent(leaver, 'conversations:changed');
  gate.hold();
  await app.get(RoomiesService).moveOut(world.players.r1m.account.id, '2026-11-01');
  await told;
  await send('r1', 'They are gone.');
  // Everything pushed before has arrived when this is answered on the same socket.
  const frame = { id: world.conversations.houseA, after_seq: 0 };
  expect(await leaver.emitWithAck('conversation:sync', frame)).toMatchObject({ ok: true, items: [] });
  expect(overheard).toEqual([]);
  leaver.close();
});
