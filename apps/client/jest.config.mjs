import { availableParallelism } from 'node:os';

import { nodeJest } from '../../jest.node.mjs';

export default {
  reporters: nodeJest.reporters,
  // All files of a worker in one process, so that React and the kit's parts are loaded and compiled once a worker.
  // `src/test/setup.ts` leaves nothing of a file to the next one.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  // A single worker would make the runner's own process a browser.
  maxWorkers: Math.max(2, availableParallelism()),
  testMatch: ['<rootDir>/{src,service-worker}/**/*.spec.ts?(x)'],
  setupFiles: ['<rootDir>/src/test/watchdog.mjs', '<rootDir>/src/test/browser.mjs'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
  // By `src/test/register.mjs`, as Node loads modules.
  transform: {},
};
