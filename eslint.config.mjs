import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { importZones } from './tools/lint/import-zones.ts';

const root = import.meta.dirname;
const typescript = ['**/*.{ts,tsx,mts}'];
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

const bans = [
  { selector: 'TSEnumDeclaration', message: 'Write a union of string literals.' },
  { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Text of a person would become a script.' },
  { selector: 'Property[key.name="dangerouslySetInnerHTML"]', message: 'Text of a person would become a script.' },
];
const environmentBans = [
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'The environment is read and checked once, in platform/config.',
  },
  {
    selector: 'ImportDeclaration[source.value=/^(node:)?process$/]',
    message: 'The environment is read and checked once, in platform/config.',
  },
];

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/coverage/',
      '**/test-results/',
      '**/playwright-report/',
      '**/.cache/',
      '.nx/',
      // Written by a generator.
      'libs/api-client/src/schema.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        tsconfigRootDir: root,
        projectService: { allowDefaultProject: ['apps/client/*.config.ts'] },
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // `noPropertyAccessFromIndexSignature` asks for the brackets that this rule forbids.
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // A query's row type is named by its caller, and NestJS types option objects by classes.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...bans],
    },
  },
  {
    files: typescript,
    plugins: { 'common-roof': { rules: { 'import-zones': importZones(root) } } },
    rules: { 'common-roof/import-zones': 'error' },
  },
  {
    files: products,
    ignores: [...workshop, ...tests, 'apps/server/src/platform/config/**'],
    rules: { 'no-restricted-syntax': ['error', ...bans, ...environmentBans], 'no-console': 'error' },
  },
  {
    files: ['apps/server/src/platform/config/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // The constructor's parameter types are values at run time: Nest injects by them.
    files: ['apps/server/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['apps/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // RTK Query calls an endpoint without an argument `void`, alone or as one of several.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // What failed in a browser is said there; everything else is noise for the person.
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  prettier,
);
