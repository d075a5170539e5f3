import { nodeJest } from '../jest.node.mjs';

export default {
  ...nodeJest,
  // Without `import`: jest adds it for modules that are imported, but `pg` requires its parts.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  testTimeout: 120_000,
  reporters: ['default', '<rootDir>/test/count-reporter.mjs'],
};
