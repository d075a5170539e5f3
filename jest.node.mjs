import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('./swc.node.json', import.meta.url), 'utf8'));
delete swc.$schema;
delete swc.jsc.rewriteRelativeImportExtensions;

/** What every Node project's jest runs with: native ESM, SWC, our libraries from their sources. */
export const nodeJest = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'import', 'default'] },
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false, sourceMaps: 'inline' }] },
  testMatch: ['**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.int\\.spec\\.ts$'],
};
