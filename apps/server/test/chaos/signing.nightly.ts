import { jest } from '@jest/globals';

import { type Cluster, startCluster } from './support/cluster.ts';
import { signingCrashes } from './support/signing-crashes.ts';

jest.setTimeout(180_000);

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

signingCrashes(
  () => cluster,
  (all) => Object.entries(all),
);
