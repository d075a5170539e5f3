import { isThorough } from '@common-roof/testing';
import { expect, test } from '@playwright/test';

import { firstLoad } from '../support/first-load.ts';
import type { PersonName } from '../support/people.ts';

type Weighed = readonly [path: string, who: PersonName | null, kilobytes: number, files: number];

/** The current weight of each page, rounded up. Lower a limit when a page gets lighter; raising one needs a review. */
const EVERYDAY: readonly Weighed[] = [
  ['/', null, 141, 10],
  ['/signin', null, 170, 14],
  ['/newlease/AAAAAAAAAAAAAAAAAAAAAA', null, 196, 26],
  ['/user', 'rosa', 260, 39],
  ['/feedbackAdminPage', 'helen', 259, 34],
  ['/supplies', 'rosa', 255, 36],
  // Her newest conversation shows a poll and a pin, which are fetched with it. Drafts are shared with the share page.
  ['/chat', 'rosa', 261, 21],
  ['/admin', 'helen', 248, 31],
  ['/admino', 'admin', 259, 36],
];
/** Their own code is small. */
const RARER: readonly Weighed[] = [
  ['/roomad', null, 181, 16],
  ['/chores', 'rosa', 254, 32],
  ['/feedbackpage', 'rosa', 259, 34],
  ['/feedback', 'helen', 251, 33],
  ['/feedback-neatkeeper', 'kim', 252, 29],
  ['/rulechange', 'rosa', 251, 23],
  ['/announcements', 'rosa', 235, 21],
];
const PAGES = isThorough ? [...EVERYDAY, ...RARER] : EVERYDAY;

test.describe('the initial script of a page', () => {
  for (const [path, who, kilobytes, files] of PAGES) {
    test(`is at most ${String(kilobytes)} kB gzipped, in ${String(files)} files, for ${path}`, async ({ browser }) => {
      const load = await firstLoad(browser, path, who);
      expect(load.kilobytes, load.files.join('\n')).toBeLessThanOrEqual(kilobytes);
      expect(load.scripts, load.files.join('\n')).toBeLessThanOrEqual(files);
    });
  }
});
