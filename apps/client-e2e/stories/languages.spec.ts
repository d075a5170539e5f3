import { LANGUAGE_COOKIE } from '@common-roof/contracts';
import { plusDays } from '@common-roof/domain';
import { expect, type Page, test } from '@playwright/test';

import { openBrowser, productUrl } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';

/** How far a link begins from the left, as a share of the page's width. */
const placeOf = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('link', { name, exact: true })
    .evaluate((link) => link.getBoundingClientRect().left / document.documentElement.clientWidth);

const dayInFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset['day']);

/** Whether a day stands to the left of another one, or on the right of a row below. Both are measured at once. */
const isReadAfter = (page: Page, later: string, earlier: string): Promise<boolean> =>
  page.getByRole('grid').evaluate(
    (grid, days) => {
      const [after, before] = days.map((day) => grid.querySelector(`[data-day="${day}"]`)?.getBoundingClientRect());
      if (after === undefined || before === undefined) return false;
      return after.top > before.top ? after.left > before.left : after.left < before.left;
    },
    [later, earlier],
  );

test('a visitor reads the page in Arabic, from the right, and in French, without losing what was typed', async ({
  browser,
}) => {
  const page = await openBrowser(browser);
  await page.goto('/signin');
  await page.getByLabel('E-mail').fill('rosa@demo.test');
  await page.getByLabel('Language').selectOption({ label: 'العربية' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByLabel('البريد الإلكتروني')).toHaveValue('rosa@demo.test');
  await expect(page.getByRole('button', { name: 'تسجيل الدخول', exact: true })).toBeVisible();
  await page.getByLabel('اللغة').selectOption({ label: 'Français' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByLabel('E-mail')).toHaveValue('rosa@demo.test');
  await page.context().close();
});

test('a roomie has her menu on the right in Arabic, and turns to the next days with the left arrow', async ({
  browser,
}) => {
  const page = await openAs(browser, 'rosa');
  await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: 'ar', url: productUrl() }]);
  await page.goto('/calendar?view=month');
  await expect(page.getByRole('heading', { level: 1, name: 'التقويم' })).toBeVisible();
  expect(await placeOf(page, 'الملف الشخصي')).toBeGreaterThan(0.75);
  const grid = page.getByRole('grid');
  await grid.locator('[tabindex="0"]').focus();
  const today = (await dayInFocus(page)) ?? '';
  const tomorrow = plusDays(today, 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => dayInFocus(page)).toBe(tomorrow);
  // A day with a longer list of items may make its row taller meanwhile.
  await expect.poll(() => isReadAfter(page, tomorrow, today)).toBe(true);
  await page.context().close();
});
