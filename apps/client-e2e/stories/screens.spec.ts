import { LANGUAGE_COOKIE } from '@common-roof/contracts';
import { isThorough } from '@common-roof/testing';
import { expect, type Page, test } from '@playwright/test';

import { checkScreen, checkWords, policyViolations, type Schemes } from '../support/accessibility.ts';
import { misfitsAt, withLongNames } from '../support/narrow.ts';
import { choosePassword, makeNeatkeeper } from '../support/newcomers.ts';
import { openBrowser, productUrl, TERMS_LABEL } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';
import { visit } from '../support/visit.ts';
import { go, PUBLIC_SCREENS, SCREEN_PARTS, type Way } from '../support/screens.ts';

// Nothing is changed here, so the screens of several people can be checked in parallel.
test.describe.configure({ mode: 'parallel' });

/** Phone widths, narrowest first, and a desktop width. */
const [NARROWEST, PHONE, DESK] = [320, 360, 1440] as const;

/** The address of a page's tab or layout. */
const OTHER_VIEW = /[?&](show|view)=/;

/** Languages with longer texts, or that are read from the right. */
const LONGER = [
  ['de', 'German'],
  ['ar', 'Arabic'],
] as const;

const widen = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: width < 600 ? 780 : 900 });

/**
 * Returns axe's rules for a screen by its number: all rules, at one of two widths in one of two schemes, alternating.
 * In thorough mode all rules run at both widths, and colour rules in both schemes.
 */
function asked(at: number): Record<'phone' | 'desk', Schemes> {
  if (isThorough) {
    const everything: Schemes = { light: 'all', dark: 'colours' };
    return { phone: everything, desk: everything };
  }
  const once: Schemes = at % 4 < 2 ? { light: 'all' } : { dark: 'all' };
  return at % 2 === 0 ? { phone: once, desk: {} } : { phone: {}, desk: once };
}

/**
 * Checks each screen on a phone, the narrowest included, then on a desktop: it fits, and axe finds nothing. Every tenth
 * screen is checked again in German, whose texts are longer, with long names. In thorough mode each is, and in Arabic too.
 */
async function checkAll(page: Page, all: readonly Way[], check: typeof checkScreen = checkScreen): Promise<void> {
  // Dialogs, and other views of the same page, are checked in thorough mode only.
  const ways = isThorough ? all : all.filter((way) => typeof way === 'string' && !OTHER_VIEW.test(way));
  const stopped = policyViolations(page);
  const found: Record<string, string[]> = {};
  const addresses = new Set<string>();
  for (const [at, way] of ways.entries()) {
    const { phone, desk } = asked(at);
    await widen(page, isThorough ? PHONE : NARROWEST);
    await go(page, way);
    if (isThorough || at % 10 === 0) addresses.add(page.url());
    if (Object.keys(phone).length > 0) await check(page, phone);
    Object.assign(found, await misfitsAt(page, 'English'));
    if (isThorough) {
      await widen(page, NARROWEST);
      Object.assign(found, await misfitsAt(page, 'English'));
    }
    if (Object.keys(desk).length === 0) continue;
    await widen(page, DESK);
    await check(page, desk);
  }
  await withLongNames(page);
  for (const [code, language] of isThorough ? LONGER : LONGER.slice(0, 1)) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: code, url: productUrl() }]);
    await page.goto('/');
    for (const address of addresses) {
      await widen(page, NARROWEST);
      await visit(page, address);
      Object.assign(found, await misfitsAt(page, language));
      if (!isThorough) continue;
      await widen(page, PHONE);
      Object.assign(found, await misfitsAt(page, language));
    }
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect({ found, stopped }).toEqual({ found: {}, stopped: [] });
}

test('public pages are accessible and fit, on phone and desktop, light and dark', async ({ browser }) => {
  const page = await openBrowser(browser);
  await checkAll(page, PUBLIC_SCREENS, async (_, schemes) => {
    await checkScreen(page, schemes);
    await checkWords(page);
  });
  await page.context().close();
});

for (const { who, part, ways } of SCREEN_PARTS) {
  test(`the screens of ${who} are accessible and fit, on phone and desktop, light and dark${part}`, async ({
    browser,
  }) => {
    const page = await openAs(browser, who);
    await checkAll(page, ways);
    await page.context().close();
  });
}

test('the terms are accessible', async ({ browser }) => {
  const nils = { first_name: 'Nils', last_name: 'Aas', email: 'nils@keeper.test' };
  await makeNeatkeeper(nils);
  const page = await openBrowser(browser, { width: PHONE });
  await choosePassword(page, nils);
  await expect(page.getByLabel(TERMS_LABEL)).toBeVisible();
  // The text scrolls within its box, so that the button is reachable on a phone.
  await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 });
  await checkScreen(page);
  await page.context().close();
});
