import { isThorough } from '@common-roof/testing';
import { defineConfig } from '@playwright/test';

import { browserBinary, BROWSER_ARGS } from './support/browser.ts';

const MINUTE = 60_000;

/**
 * Stories skipped for normal changes (docs/testing.md lists what covers them instead). They run in thorough mode and
 * when named on the command line.
 */
const LATER = [
  ...[
    'a-house-begins',
    'admin-houses',
    'ads',
    'agreements',
    'cellar',
    'chat-away',
    'chat-files',
    'chat-search',
    'chore-turns',
  ],
  ...['device-notifications', 'guards', 'houses', 'import', 'journeys', 'keyboard', 'look', 'moving-out'],
  ...['neatkeepers-and-admins', 'notes-and-admin', 'offline', 'oversight', 'own-data', 'photos', 'ratings'],
  ...[
    'roomie-begins',
    'rules',
    'second-step',
    'settle-up',
    'share',
    'showings',
    'signing-answers',
    'supplies',
    'visits',
  ],
];
const isChosen = process.argv.slice(2).some((argument) => argument !== 'test' && !argument.startsWith('-'));

/** User stories in a real browser, against the whole running product. */
export default defineConfig({
  testDir: 'stories',
  testIgnore: isThorough || isChosen ? [] : LATER.map((story) => `${story}.spec.ts`),
  globalSetup: './support/start-product.ts',
  outputDir: 'test-results',
  // A stuck step has its own timeout. The whole story may take as long as a slow, busy machine needs.
  timeout: 30 * MINUTE,
  expect: { timeout: MINUTE / 2 },
  workers: 2, // files in parallel; no two of them write to the same house
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./support/page-of-failure.ts']],
  use: {
    actionTimeout: MINUTE / 2,
    navigationTimeout: MINUTE / 2,
    // Traces for `playwright show-trace` take a fifth of the time. The page of a failure is logged without them.
    trace: isThorough || process.env['TRACE'] !== undefined ? 'retain-on-failure' : 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { executablePath: await browserBinary(), args: BROWSER_ARGS },
  },
});
