import { createRequire } from 'node:module';

// A dependency of jest, not of this project.
const jest = createRequire(createRequire(import.meta.url).resolve('jest'));
const core = createRequire(jest.resolve('@jest/core'));
const { default: Sequencer } = core('@jest/test-sequencer');

/** Files of more than about 15 s, the longest first. A long file that starts last would leave a processor idle. */
const LONG = [
  ...['chaos/faults', 'architecture/access', 'demo/first-start-utc', 'demo/first-start-los-angeles'],
  ...['demo/first-start-auckland', 'e2e/first-admin', 'e2e/deposits', 'model/chores', 'e2e/upcoming-stays'],
  ...['queue/outbox', 'e2e/deposit-set-offs', 'e2e/rent', 'e2e/legal-steps', 'e2e/appeals', 'e2e/payments'],
  ...['e2e/deposit-settling', 'e2e/agreement-evidence', 'e2e/ending', 'e2e/evidence-columns', 'e2e/data-exports'],
];

export default class LongestFirst extends Sequencer {
  /** Without times of an earlier run, as in a new clone, jest knows only the sizes of files. */
  sort(tests) {
    const rank = ({ path }) => {
      const at = LONG.findIndex((part) => path.includes(`/${part}.`));
      return at === -1 ? LONG.length : at;
    };
    return super.sort(tests).toSorted((a, b) => rank(a) - rank(b));
  }
}
