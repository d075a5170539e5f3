import { isThorough } from '@common-roof/testing';
import { defineConfig } from '@playwright/test';

import { browserBinary, BROWSER_ARGS } from './support/browser.ts';

const MINUTE = 60_000;

/**
 * Stories that every change is spared (docs/testing.md says what it has instead): they are told where everything is, and to who asks for
 * one by name.
 */
const LATER = [
  ...['admin-houses', 'houses', 'import', 'journeys', 'look', 'moving-out', 'neatkeepers-and-admins'],
  ...['notes-and-admin', 'oversight', 'own-data', 'photos', 'ratings', 'rules', 'second-step', 'visits'],
];
const isChosen = process.argv.slice(2).some((argument) => argument !== 'test' && !argument.startsWith('-'));

/** Stories of people, told by a real browser against the whole running product. */
export default defineConfig({
  testDir: 'stories',
  testIgnore: isThorough || isChosen ? [] : LATER.map((story) => `${story}.spec.ts`),
  globalSetup: './support/start-product.ts',
  outputDir: 'test-results',
  // What is stuck is told by its own step. A story as a whole may take as long as a slow, busy machine needs.
  timeout: 30 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  workers: 2, // files side by side; no two of them write in the same house
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./support/page-of-failure.ts']],
  use: {
    actionTimeout: MINUTE / 2,
    navigationTimeout: MINUTE / 2,
    // Films each step for `playwright show-trace`, which takes a fifth of the time. What stood on the page is told without it.
    trace: isThorough || process.env['TRACE'] !== undefined ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { executablePath: await browserBinary(), args: BROWSER_ARGS },
  },
});
