import { defineConfig } from 'oxlint';

import { javascript, react, types, typescript } from './tools/lint/rules.ts';

const tests = [
  '**/*.spec.{ts,tsx}',
  'apps/*/test/**',
  'apps/client/src/test/**',
  'apps/client-e2e/**',
  'libs/*/test/**',
];
const products = ['apps/server/src/**', 'apps/client/src/**', 'libs/*/src/**'];

/** libs/local-services and libs/testing are parts of the workshop, not of the product. */
const workshop = ['libs/local-services/**', 'libs/testing/**'];

export default defineConfig({
  ignorePatterns: [
    '**/dist/',
    '**/test-results/',
    '**/playwright-report/',
    '**/.cache/',
    // Written by a generator.
    'libs/api-client/src/schema.ts',
    // A package of its own, whose libraries are not installed with the product's.
    'docs/',
  ],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./tools/lint/plugin.ts'],
  categories: { correctness: 'off' },
  env: { builtin: true },
  rules: javascript,
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: {
        ...typescript,
        ...types,
        'common-roof/no-enums': 'error',
        'common-roof/no-layout-spreads': 'error',
        'common-roof/no-raw-html': 'error',
      },
    },
    {
      files: ['apps/**/*.{ts,tsx,mts}', 'libs/**/*.{ts,tsx,mts}', 'tools/**/*.{ts,mts}'],
      rules: { 'common-roof/import-zones': 'error' },
    },
    {
      files: products,
      excludeFiles: [...workshop, ...tests, 'apps/server/src/kernel/config/**'],
      rules: { 'common-roof/no-environment': 'error', 'no-console': 'error' },
    },
    {
      files: ['apps/server/src/kernel/config/**'],
      rules: { 'no-console': 'error' },
    },
    {
      // The constructor's parameter types are values at run time: Nest injects by them.
      files: ['apps/server/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['apps/client/**/*.{ts,tsx}'],
      rules: {
        ...react,
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // What failed in a browser is said there; everything else is noise for the person.
        'no-console': ['error', { allow: ['warn', 'error'] }],
      },
    },
    {
      files: tests,
      rules: { 'typescript/unbound-method': 'off', 'typescript/require-await': 'off' },
    },
  ],
});
