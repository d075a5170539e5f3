import type { Message } from '@common-roof/contracts';
import { Redis } from 'ioredis';
import pg from 'pg';

import { connect } from '#test/support/sockets.ts';
import { type Cluster, expectSoon } from './cluster.ts';
import { missedMails, expectEveryEventDone } from './facts.ts';

/** r1 and h1 on the first node, r1m on the second. */
async function sitDown({ apis, world }: Cluster) {
  const heard: Record<'r1' | 'near' | 'far', Message[]> = { r1: [], near: [], far: [] };
  const [r1, near, far] = await Promise.all([
    connect(apis[0], world.players.r1.token),
    connect(apis[0], world.players.h1.token),
    connect(apis[1], world.players.r1m.token),
  ]);
  r1.on('message:created', (message) => heard.r1.push(message));
  near.on('message:created', (message) => heard.near.push(message));
  far.on('message:created', (message) => heard.far.push(message));
  const say = async (text: string): Promise<void> => {
    const frame = { conversation_id: world.conversations.houseA, client_id: crypto.randomUUID(), text };
    const answer: unknown = await r1.timeout(5_000).emitWithAck('message:send', frame);
    expect(answer).toMatchObject({ ok: true });
  };
  const hears = (who: 'near' | 'far', text: string) => (): boolean =>
    heard[who].some((message) => message.text === text);
  const heardAfter = (who: 'near' | 'far', start: string) => (): boolean =>
    heard[who].some((message) => message.text.startsWith(start));
  return { say, hears, heardAfter, leave: () => [r1, near, far].forEach((socket) => socket.close()) };
}

/** Redis is lost, stopped or hangs while people chat and jobs wait. */
export function redisFaults(clusterOf: () => Cluster): void {
  it('loses nothing when Redis forgets everything while jobs wait', async () => {
    const cluster = clusterOf();
    const { database, redis, world } = cluster;
    const { say, hears, leave } = await sitDown(cluster);
    const address = world.players.r1m.account.email;
    const lock = new pg.Client({ connectionString: database.url });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE processed_event IN SHARE ROW EXCLUSIVE MODE');
    await say('before');
    const client = new Redis(redis.url);
    await expectSoon('jobs wait or run', async () => (await client.keys('bull:*:ob-*')).length > 0);
    await client.flushall();
    client.disconnect();
    await lock.query('ROLLBACK');
    await lock.end();
    await expectEveryEventDone(cluster);
    await say('after');
    await expectSoon('the same node hears', hears('near', 'after'));
    await expectSoon('the other node hears', hears('far', 'after'));
    leave();
    // Everyone was connected, so nobody got an e-mail until they left with something unread.
    await expectSoon('the one who left is sent an e-mail', async () => (await missedMails(cluster, address)) === 1);
  });

  it.each([
    ['is stopped', ({ redis }: Cluster) => redis.stop(), ({ redis }: Cluster) => redis.start()],
    ['hangs', async ({ gates }: Cluster) => gates.redis.hold(), async ({ gates }: Cluster) => gates.redis.release()],
  ])('keeps working within a node when Redis %s, and recovers', async (how, harm, heal) => {
    const cluster = clusterOf();
    const { say, hears, heardAfter, leave } = await sitDown(cluster);
    await say('with Redis');
    await expectSoon('the other node hears', hears('far', 'with Redis'));
    await harm(cluster);
    for (const text of ['without 1', 'without 2', 'without 3']) {
      await say(text);
      await expectSoon(`the same node hears "${text}"`, hears('near', text), 5_000);
    }
    await heal(cluster);
    let tries = 0;
    await expectSoon('the other node hears again', async () => {
      tries += 1;
      await say(`${how} no more ${String(tries)}`);
      // Their order does not matter: a push arrives a moment after its acknowledgement.
      return heardAfter('far', `${how} no more`)();
    });
    await expectEveryEventDone(cluster);
    leave();
  });
}
