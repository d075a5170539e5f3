import { type Browser, expect } from '@playwright/test';

import { openBrowser, type PersonName } from './people.ts';
import { openAs } from './sessions.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

declare global {
  interface Window {
    shifted: number;
    /** For each shift its size, and what moved from where to where. */
    moved: string[];
  }
}

interface Loaded {
  readonly page: string;
  /** null: a visitor who isn't signed in. */
  readonly who: PersonName | null;
  /** The link to the measured page; absent: the page itself is measured. */
  readonly link?: RegExp | undefined;
  /** Ignores live updates: what others add to a live list should move it. */
  readonly isDeaf?: boolean | undefined;
  readonly viewport: { readonly width: number; readonly height: number };
}

interface LayoutShift {
  /** Cumulative Layout Shift as browsers calculate it; 0 is none. */
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Measures how much of a page shifts while it loads. */
export async function layoutShift(
  browser: Browser,
  { page: start, who, link, viewport, isDeaf = false }: Loaded,
): Promise<LayoutShift> {
  const page = who === null ? await openBrowser(browser, viewport) : await openAs(browser, who, viewport);
  if (isDeaf) await page.routeWebSocket(/socket\.io/, () => undefined);
  await page.goto(start);
  const path = link === undefined ? start : await page.getByRole('link', { name: link }).first().getAttribute('href');
  await page.addInitScript(() => {
    window.shifted = 0;
    window.moved = [];
    const name = (node: Node | null): string =>
      node instanceof Element ? `${node.tagName.toLowerCase()} "${node.textContent.slice(0, 40)}"` : 'text';
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntriesByType('layout-shift') as Shift[]) {
        if (hadRecentInput) continue;
        window.shifted += value;
        for (const { node, previousRect: before, currentRect: after } of sources) {
          window.moved.push(
            `${value.toFixed(3)} ${name(node)}: y ${String(before.y)} to ${String(after.y)}, height ${String(before.height)} to ${String(after.height)}`,
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path ?? start, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
  const { shifted: sum, moved } = await page.evaluate(() => ({ shifted: window.shifted, moved: window.moved }));
  await page.context().close();
  return { sum, moved };
}
