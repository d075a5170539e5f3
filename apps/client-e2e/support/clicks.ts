import type { Page } from '@playwright/test';

/** Counts what somebody clicks in this window from now on, as long as no page is loaded anew. @returns how many so far */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset['clicks'] = '0';
    // A label hands its click on to its field: a finger goes down only once.
    window.addEventListener(
      'pointerdown',
      () => {
        const { dataset } = document.documentElement;
        dataset['clicks'] = String(Number(dataset['clicks']) + 1);
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['clicks']));
}
