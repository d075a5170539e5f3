const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  swcrc: false,
  sourceMaps: 'inline',
};

export default {
  testEnvironment: '<rootDir>/src/test/jsdom-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'], url: 'https://common-roof.test/' },
  testMatch: ['<rootDir>/src/**/*.spec.ts?(x)'],
  setupFiles: ['fake-indexeddb/auto'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  moduleNameMapper: { '\\.(css|svg)$': '<rootDir>/src/test/asset.mjs' },
  transform: { '\\.([mc]?[jt]s|tsx)$': ['@swc/jest', swc] },
};
