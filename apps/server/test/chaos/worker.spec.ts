import { type Cluster, startCluster } from './support/cluster.ts';
import { killInStep, killWhileMailing, STEPS } from './support/worker-crash-story.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

describe('a worker that is killed', () => {
  it.each(['the e-mail is asked for', 'an event is recorded as processed'] as const)(
    'sends the homeowner one e-mail all the same, killed while %s',
    async (step) => {
      await expect(killInStep(cluster, cluster.world.conversations.roomOfR1, STEPS[step])).resolves.toBe(1);
    },
  );

  it('sends the homeowner one e-mail all the same, killed while the mail server thinks about it', async () => {
    await expect(killWhileMailing(cluster, cluster.world.conversations.roomOfR1)).resolves.toBe(1);
  });
});
