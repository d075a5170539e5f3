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

/** Forms that `useContractForm` doesn't carry yet. */
const formsOfTheirOwn = [
  // Compares its text with what is saved in another window while somebody types.
  'apps/client/src/features/living/notes/note-dialog.tsx',
  // Lists of fields, which are added and removed.
  'apps/client/src/features/letting/listings/ads/own/ad-dialog.tsx',
  'apps/client/src/features/housing/houses/wizard/rooms-form.tsx',
  // A long form with a draft of its own.
  'apps/client/src/features/housing/houses/wizard/basics-form.tsx',
  'apps/client/src/features/letting/leasing/agreements/editor/template-form.tsx',
  // On the lightest pages, which have no room for more.
  'apps/client/src/features/identity/contact/contact-form.tsx',
  'apps/client/src/features/identity/accounts/sign-in/set-password-form.tsx',
  'apps/client/src/features/identity/accounts/sign-in/forgot-password-form.tsx',
  // Sends nothing.
  'apps/client/src/features/living/chat/view/reason-form.tsx',
];

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
      files: ['apps/client/src/{app,features,routes,session}/**'],
      excludeFiles: [...tests, ...formsOfTheirOwn],
      rules: { 'common-roof/no-hand-made-forms': 'error' },
    },
    {
      files: tests,
      rules: { 'typescript/unbound-method': 'off', 'typescript/require-await': 'off' },
    },
  ],
});
