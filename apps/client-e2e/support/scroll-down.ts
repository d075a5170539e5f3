import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls down until an element is on the screen: parts far down a page load when they come near it. */
export async function scrollDownTo(page: Page, target: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await expect(async () => {
    await page.mouse.wheel(0, height / 2);
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
}
