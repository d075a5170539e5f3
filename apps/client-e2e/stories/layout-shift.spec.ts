import { expect, test } from '@playwright/test';

import { layoutShift } from '../support/layout-shift.ts';

const MOST = 0.02;

test.describe('what is read first stays where it is while the rest comes', () => {
  for (const [path, who] of [
    ['/user', 'rosa'],
    ['/chores', 'rosa'],
    ['/admin', 'helen'],
  ] as const) {
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1280, height: 800 },
    ]) {
      test(`on ${path}, ${String(viewport.width)} pixels wide`, async ({ browser }) => {
        expect(await layoutShift(browser, path, who, viewport)).toBeLessThan(MOST);
      });
    }
  }
});
