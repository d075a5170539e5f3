import type { Locator, Page } from '@playwright/test';

/** Counts a user's clicks in a window. */
export interface Clicks {
  /** Clicks since counting began, across pages. */
  readonly taken: number;
  /** Chooses from a native select, which the browser draws outside the page: one click opens it, one chooses. */
  choose: (list: Locator, option: string | { index: number }) => Promise<void>;
}

/** The story's function that the page calls on each click. */
const COUNTER = 'countClick';

// A label forwards its click to its field, so count pointerdown, which happens once.
const listen = (counter: string): void => {
  window.addEventListener(
    'pointerdown',
    () => {
      void (window as unknown as Record<string, () => Promise<void>>)[counter]?.();
    },
    { capture: true },
  );
};

const counted = new WeakMap<Page, { taken: number }>();

/** Starts counting clicks in a window; typing doesn't count. */
export async function countClicks(page: Page): Promise<Clicks> {
  let count = counted.get(page);
  if (count === undefined) {
    const kept = { taken: 0 };
    counted.set(page, kept);
    await page.exposeFunction(COUNTER, () => {
      kept.taken += 1;
    });
    await page.addInitScript(listen, COUNTER);
    await page.evaluate(listen, COUNTER);
    count = kept;
  }
  const all = count;
  const before = all.taken;
  return {
    get taken() {
      return all.taken - before;
    },
    choose: async (list, option) => {
      await list.selectOption(option);
      all.taken += 2;
    },
  };
}
