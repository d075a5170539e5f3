import { expect, type Page, test } from '@playwright/test';

import { settled } from '../support/accessibility.ts';
import { misfits, withLongNames } from '../support/narrow.ts';
import { openBrowser, productUrl, signIn } from '../support/people.ts';
import { go, PUBLIC_SCREENS, SCREEN_PARTS, type Way } from '../support/screens.ts';

// Nobody changes anything here: each person's screens may be looked at beside the others'.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [320, 360];

type Found = Record<string, string[]>;

async function lookAt(page: Page, language: string, found: Found): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 780 });
    await settled(page);
    const wrong = await misfits(page);
    if (wrong.length > 0) {
      const { pathname, search } = new URL(page.url());
      found[`${pathname}${search} in ${language} at ${String(width)} px`] = wrong;
    }
  }
}

/** Everything fits in English as it is, and in German, which is longer, with long names. */
async function checkAll(page: Page, ways: readonly Way[]): Promise<void> {
  const found: Found = {};
  const addresses = new Set<string>();
  for (const way of ways) {
    await go(page, way);
    await lookAt(page, 'English', found);
    addresses.add(page.url());
  }
  await page.context().addCookies([{ name: 'common-roof-language', value: 'de', url: productUrl() }]);
  await withLongNames(page);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' }); // what has to be there is waited for by looking
    await lookAt(page, 'German', found);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(found).toEqual({});
}

test('public pages fit a narrow phone', async ({ browser }) => {
  const page = await openBrowser(browser, { width: 360 });
  await checkAll(page, PUBLIC_SCREENS);
  await page.context().close();
});

for (const { who, part, ways } of SCREEN_PARTS) {
  test(`what ${who} sees fits a narrow phone${part}`, async ({ browser }) => {
    const page = await signIn(browser, who, { width: 360 });
    await checkAll(page, ways);
    await page.context().close();
  });
}
