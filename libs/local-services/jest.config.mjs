import { isThorough } from '@common-roof/testing';

import { nodeJest } from '../../jest.node.mjs';

/** Too slow for every change, each of which starts these servers anyway. */
const LATER = ['/test/postgres\\.spec\\.ts$', '/test/parent-death\\.spec\\.ts$'];

export default {
  ...nodeJest,
  // Without `import`: jest adds it for modules that are imported, but `pg` requires its parts.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  // The tests start real servers, and download them on a new machine.
  testTimeout: 120_000,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isThorough ? [] : LATER)],
  reporters: ['default', '<rootDir>/../../tools/test/count-reporter.mjs'],
};
