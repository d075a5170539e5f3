import type { Message } from '@common-roof/contracts';

import { connect, nextEvent } from '#test/support/sockets.ts';
import { type Cluster, expectSoon, startCluster } from './support/cluster.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

const ROUNDS = 20;

describe('two nodes', () => {
  it('let two housemates chat live, each connected to one of them', async () => {
    const { apis, world } = cluster;
    const conversationId = world.conversations.houseA;
    const r1 = await connect(apis[0], world.players.r1.token);
    const r1m = await connect(apis[1], world.players.r1m.token);
    const heard: Record<'r1' | 'r1m', Message[]> = { r1: [], r1m: [] };
    r1.on('message:created', (message) => heard.r1.push(message));
    r1m.on('message:created', (message) => heard.r1m.push(message));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const socket of [r1, r1m]) {
        const frame = {
          conversation_id: conversationId,
          client_id: crypto.randomUUID(),
          text: `round ${String(round)}`,
        };
        const answer = await socket.emitWithAck('message:send', frame);
        expect(answer.ok).toBe(true);
      }
    }
    await expectSoon('both heard everything', () => heard.r1.length === 2 * ROUNDS && heard.r1m.length === 2 * ROUNDS);
    const everything = Array.from({ length: 2 * ROUNDS }, (_, index) => index + 1);
    expect(heard.r1.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(everything);
    expect(heard.r1m.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(everything);
    r1.close();
    r1m.close();
  });

  it.each([
    ['as it happens', false],
    ['also while Redis hangs, by asking the database', true],
  ])('close the sockets of a session that ended on the other node, %s', async (_, redisHangs) => {
    const { apis, world, gates } = cluster;
    const { token } = world.players[redisHangs ? 'r1m' : 'r1'];
    const socket = await connect(apis[1], token);
    const told = nextEvent(socket, 'session:ended');
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    if (redisHangs) gates.redis.hold();
    const started = Date.now();
    const answer = await fetch(`${apis[0].url}/api/auth/logout`, {
      method: 'POST',
      headers: { 'x-auth-token': token },
    });
    expect(answer.ok).toBe(true);
    const ended = Date.now();
    await told;
    await closed;
    gates.redis.release();
    expect(Date.now() - ended).toBeLessThan(5_000);
    expect(ended - started).toBeLessThan(5_000);
  });

  it('keep the sockets of a node when another process stops gracefully', async () => {
    const { apis, worker, world } = cluster;
    const near = await connect(apis[0], world.players.rB.token);
    const far = await connect(apis[1], world.players.h1.token);
    const farIsClosed = new Promise((resolve) => far.once('disconnect', resolve));
    let nearIsClosed = false;
    near.once('disconnect', () => (nearIsClosed = true));
    await worker.end('SIGTERM');
    await apis[1].end('SIGTERM');
    await farIsClosed;
    // Any message that the two send while stopping has arrived before this answer comes back on the same socket.
    const frame = { id: world.conversations.houseB, after_seq: 0 };
    expect(await near.emitWithAck('conversation:sync', frame)).toMatchObject({ ok: true });
    expect(nearIsClosed).toBe(false);
    near.close();
    far.close();
    await Promise.all([apis[1].start(), worker.start()]);
  });
});
