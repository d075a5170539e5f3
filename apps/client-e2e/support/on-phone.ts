import { expect, type Page } from '@playwright/test';

import { checkScreen } from './accessibility.ts';
import { misfitsAt } from './narrow.ts';

/** Checks that the page is accessible and fits at phone size, and returns to the size it had. */
export async function checkOnPhone(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 360, height: 780 });
  await checkScreen(page);
  expect(await misfitsAt(page, 'English')).toEqual({});
  await page.setViewportSize(before);
}
