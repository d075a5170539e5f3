import type { Locator, Page } from '@playwright/test';

/** What somebody had to click in a window. */
export interface Clicks {
  /** Since counting began, also over several pages. */
  readonly taken: number;
  /** A choice of a list of the browser's own, which is drawn outside of the page: one click opens it, one chooses. */
  choose: (list: Locator, option: string | { index: number }) => Promise<void>;
}

/** What the page calls of the story for each click. */
const COUNTER = 'countClick';

// A label hands its click on to its field: a finger goes down only once.
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

/** Counts what somebody clicks in a window from now on; typing is no click. */
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
