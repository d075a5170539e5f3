import { type Cluster, startCluster } from './support/cluster.ts';
import { writeThroughCrashes } from './support/crash-story.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

it('loses and duplicates nothing in 10,000 messages while the api processes are killed 40 times', async () => {
  const { r1, r1m, h1 } = cluster.world.players;
  const conversationId = cluster.world.conversations.houseA;
  const plan = { conversationId, people: [r1, r1m, h1], sends: 10_000, ends: 40, signal: 'SIGKILL' } as const;
  const history = await writeThroughCrashes(cluster, plan);
  expect(history.retried).toBeGreaterThan(0);
});

it('loses nothing when the processes are asked to end, and they exit cleanly', async () => {
  const { r1, h1 } = cluster.world.players;
  const conversationId = cluster.world.conversations.roomOfR1;
  await writeThroughCrashes(cluster, { conversationId, people: [r1, h1], sends: 200, ends: 1, signal: 'SIGTERM' });
});
