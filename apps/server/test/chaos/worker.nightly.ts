import { type Cluster, startCluster } from './support/cluster.ts';
import { killInStep, killWhileMailing, STEPS } from './support/worker-crash-story.ts';

const ROUNDS = 5;

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

it.each(Object.entries(STEPS))('sends one e-mail per absence, killed again and again while %s', async (_, table) => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await expect(killInStep(cluster, cluster.world.conversations.roomOfR1, table)).resolves.toBe(1);
  }
});

it('sends one e-mail per absence, killed again and again while the mail server has not answered', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    await expect(killWhileMailing(cluster, cluster.world.conversations.roomOfR1)).resolves.toBe(1);
  }
});
