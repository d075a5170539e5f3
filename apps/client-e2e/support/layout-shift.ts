import { type Browser, expect } from '@playwright/test';

import type { PersonName } from './people.ts';
import { openAs } from './sessions.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

declare global {
  interface Window {
    shifted: number;
  }
}

/** How much of a page moves by itself while it is loaded, as browsers reckon it (Cumulative Layout Shift): 0 is nothing. */
export async function layoutShift(
  browser: Browser,
  path: string,
  who: PersonName,
  viewport: { width: number; height: number },
): Promise<number> {
  const page = await openAs(browser, who, viewport);
  await page.addInitScript(() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
      const shifts = list.getEntriesByType('layout-shift') as Shift[];
      for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
  const sum = await page.evaluate(() => window.shifted);
  await page.context().close();
  return sum;
}
