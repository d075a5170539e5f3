import { type Cluster, startCluster } from './support/cluster.ts';
import { writeThroughCrashes } from './support/crash-story.ts';
import { redisFaults } from './support/redis-faults.ts';
import { signingCrashes } from './support/signing-crashes.ts';
import { killInStep, STEPS } from './support/worker-crash-story.ts';

/** A step of a signature; the others, and those of reports and payments, run at night. */
const CRASHED_AT = ['the stay begins'];

// One fault of each kind for every change; `*.nightly.ts` has them all. They share a cluster, whose start takes longer
// than they do.
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

describe('a worker that is killed', () => {
  it('still sends the homeowner exactly one e-mail when it dies while the e-mail is requested', async () => {
    const { roomOfR1 } = cluster.world.conversations;
    await expect(killInStep(cluster, roomOfR1, STEPS['the e-mail is asked for'])).resolves.toBe(1);
  });
});

describe('an api that is killed while people write', () => {
  it('loses and duplicates nothing', async () => {
    const { rB, h2 } = cluster.world.players;
    const conversationId = cluster.world.conversations.houseB;
    const plan = { conversationId, people: [rB, h2], sends: 200, ends: 1, signal: 'SIGKILL' } as const;
    const history = await writeThroughCrashes(cluster, plan);
    // Otherwise the kill met no request, and the test has shown nothing.
    expect(history.retried).toBeGreaterThan(0);
  });
});

describe('the two nodes', () => {
  redisFaults(() => cluster);
});

signingCrashes(
  () => cluster,
  (all) => Object.entries(all).filter(([step]) => CRASHED_AT.includes(step)),
);
