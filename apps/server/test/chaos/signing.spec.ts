import { type Cluster, startCluster } from './support/cluster.ts';
import { signingCrashes } from './support/signing-crashes.ts';

let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster.close());

/** The others at night. */
const STEPS = [
  'the stay begins',
  'it is committed, before anybody hears of it',
  'what became of each item is written',
  'its photos find their place',
  'its deadlines are others',
  'the document is recorded',
  'its postings are written',
];

signingCrashes(
  () => cluster,
  (all) => Object.entries(all).filter(([step]) => STEPS.includes(step)),
);
