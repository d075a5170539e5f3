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

const dayInFocus = async (page: Page): Promise<string> => (await page.locator(':focus').getAttribute('data-day')) ?? '';

/** How far from the left the first two days of the grid begin, in CSS pixels. They are always in one row. */
const placesOfFirstDays = (page: Page): Promise<number[]> =>
  page
    .getByRole('grid')
    .locator('[data-day]')
    .evaluateAll((days) => days.slice(0, 2).map((day) => day.getBoundingClientRect().left));

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
  const today = await dayInFocus(page);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => dayInFocus(page)).toBe(plusDays(today, 1));
  // Tomorrow may be in the next row, or on the page of the next month, so the direction is read from two other days.
  const [first = 0, second = 0] = await placesOfFirstDays(page);
  expect(second).toBeLessThan(first);
  await page.context().close();
});
