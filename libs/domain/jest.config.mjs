import { nodeJest } from '../../jest.node.mjs';

const { reporters, testMatch, testPathIgnorePatterns } = nodeJest;

/** All files of a worker in one process, as Node itself runs TypeScript: rules need no context of their own. */
export default {
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  transform: {},
  reporters,
  testMatch,
  testPathIgnorePatterns,
};
