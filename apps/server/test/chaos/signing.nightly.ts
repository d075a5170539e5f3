import { type Cluster, startCluster } from './support/cluster.ts';
import { signingCrashes } from './support/signing-crashes.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

signingCrashes(
  () => cluster,
  (all) => Object.entries(all),
);
