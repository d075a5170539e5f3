import { LANGUAGE_COOKIE } from '@common-roof/contracts';
import { expect, type Page, test } from '@playwright/test';

import { openBrowser, productUrl } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';

/** How far a link begins from the left, as a share of the page's width. */
const placeOf = (page: Page, name: string): Promise<number> =>
  page
    .getByRole('link', { name, exact: true })
    .evaluate((link) => link.getBoundingClientRect().left / document.documentElement.clientWidth);

const placeOfFocus = (page: Page): Promise<{ left: number; top: number }> =>
  page.evaluate(() => {
    const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
    return { left, top };
  });

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
  const today = await placeOfFocus(page);
  await page.keyboard.press('ArrowLeft');
  // Tomorrow is on the left of today, or on the right of the next week.
  await expect
    .poll(async () => {
      const { left, top } = await placeOfFocus(page);
      return top > today.top ? left > today.left : left < today.left;
    })
    .toBe(true);
  await page.context().close();
});
