import { nodeJest } from '../../jest.node.mjs';

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
  reporters: nodeJest.reporters,
  // By far the longest of the units: while the others run beside it, it should not be left behind alone.
  maxWorkers: '100%',
  testEnvironment: '<rootDir>/src/test/jsdom-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'], url: 'https://common-roof.test/' },
  // Limits of what hangs, not of what is slow: a loaded machine takes many times as long.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{src,service-worker}/**/*.spec.ts?(x)'],
  setupFiles: ['fake-indexeddb/auto'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  moduleNameMapper: {
    // The network is the one thing a test replaces.
    '^socket\\.io-client$': '<rootDir>/src/test/fake-socket-io.ts',
    '\\.(css|svg)$': '<rootDir>/src/test/asset.mjs',
    // Refuse a message with a value that isn't given.
    '^@common-roof/messages/format$': '<rootDir>/src/test/strict-format.ts',
    '^icu-minify/format$': '<rootDir>/../../node_modules/icu-minify/dist/esm/development/format.js',
  },
  transform: {
    '/libs/messages/locales/.*\\.json$': '<rootDir>/src/test/message-parts.mjs',
    '\\.([mc]?[jt]s|tsx)$': ['@swc/jest', swc],
  },
  // It is published as modules only.
  transformIgnorePatterns: ['/node_modules/(?!icu-minify/)'],
};
