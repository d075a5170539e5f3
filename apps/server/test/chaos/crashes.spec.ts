import { type Cluster, startCluster } from './support/cluster.ts';
import { writeThroughCrashes } from './support/crash-story.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

describe('api processes that end while people write', () => {
  it('loses and doubles nothing in 500 messages when they are killed', async () => {
    const { r1, r1m, h1 } = cluster.world.players;
    const conversationId = cluster.world.conversations.houseA;
    const plan = { conversationId, people: [r1, r1m, h1], sends: 500, ends: 3, signal: 'SIGKILL' } as const;
    const history = await writeThroughCrashes(cluster, plan);
    // Or the kills have met nothing, and the test has shown nothing.
    expect(history.retried).toBeGreaterThan(0);
  });

  it('loses nothing when they are asked to end, and they end well', async () => {
    const { r1, h1 } = cluster.world.players;
    const conversationId = cluster.world.conversations.roomOfR1;
    await writeThroughCrashes(cluster, { conversationId, people: [r1, h1], sends: 200, ends: 1, signal: 'SIGTERM' });
  });
});
