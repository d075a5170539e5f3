import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const swc = JSON.parse(readFileSync(new URL('./swc.node.json', import.meta.url), 'utf8'));
delete swc.$schema;
delete swc.jsc.rewriteRelativeImportExtensions;
// Failures show lines as they were written.
for (const options of [swc, swc.jsc]) delete options.minify;

const counts = fileURLToPath(new URL('./tools/test/count-reporter.mjs', import.meta.url));
const { JEST_JUNIT_OUTPUT_DIR: reports } = process.env;

/** For people, for `npm test`, and for CI where it asks. */
const reporters = [
  'default',
  counts,
  ...(reports
    ? [['jest-junit', { outputDirectory: reports, uniqueOutputName: 'true', addFileAttribute: 'true' }]]
    : []),
];

/** What every Node project's jest runs with: native ESM, SWC, our libraries from their sources. */
export const nodeJest = {
  testEnvironment: 'node',
  // Without `import`: jest adds it where a module is imported, and `pg` requires its parts.
  testEnvironmentOptions: { customExportConditions: ['source', 'node'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  testMatch: ['**/*.spec.ts'],
  reporters,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.int\\.spec\\.ts$'],
};
