import { nodeJest } from '../../jest.node.mjs';

export default {
  ...nodeJest,
  // Without `import`: jest adds it for modules that are imported, but `pg` requires its parts.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  // The tests start real servers, and download them on a new machine.
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/../../tools/test/count-reporter.mjs'],
};
