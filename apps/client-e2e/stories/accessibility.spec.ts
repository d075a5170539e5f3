import { expect, type Page, test } from '@playwright/test';

import { checkScreen, checkWords, policyViolations } from '../support/accessibility.ts';
import { choosePassword, credentialsOf, makeNeatkeeper } from '../support/newcomers.ts';
import { fillCredentials, openBrowser, signIn, TERMS_LABEL } from '../support/people.ts';
import { go, PUBLIC_SCREENS, SCREEN_PARTS, type Way } from '../support/screens.ts';

// Nobody changes anything here: each person's screens may be looked at beside the others'.
test.describe.configure({ mode: 'parallel' });

const WIDTHS = [360, 1440];

/** Each screen as somebody meets it who comes with a phone, and then as wide as a desk is. */
async function checkAll(page: Page, ways: readonly Way[], check = checkScreen): Promise<void> {
  const stopped = policyViolations(page);
  for (const way of ways) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      if (width === WIDTHS[0]) await go(page, way);
      await check(page);
    }
  }
  expect(stopped).toEqual([]);
}

test('public pages are accessible, on a phone and at a desk, light and dark', async ({ browser }) => {
  test.slow();
  const page = await openBrowser(browser);
  await checkAll(page, PUBLIC_SCREENS, async () => {
    await checkScreen(page);
    await checkWords(page);
  });
  await page.context().close();
});

for (const { who, part, ways } of SCREEN_PARTS) {
  test(`what ${who} sees is accessible, on a phone and at a desk, light and dark${part}`, async ({ browser }) => {
    test.slow();
    const page = await signIn(browser, who);
    await checkAll(page, ways);
    await page.context().close();
  });
}

test('the terms are accessible', async ({ browser }) => {
  const nils = { first_name: 'Nils', last_name: 'Aas', email: 'nils@keeper.test' };
  await makeNeatkeeper(nils);
  const page = await openBrowser(browser, { width: 360 });
  await choosePassword(page, nils);
  await fillCredentials(page, credentialsOf(nils, 'neatkeeper'));
  await expect(page.getByLabel(TERMS_LABEL)).toBeVisible();
  await checkScreen(page);
  await page.context().close();
});
