import { expect, type Locator } from '@playwright/test';

/** Scrolls to an element. Playwright's own call fails, as no other does, if the page renders the element anew meanwhile. */
export const scrollTo = (target: Locator): Promise<void> =>
  expect(() => target.scrollIntoViewIfNeeded()).toPass({ timeout: 30_000 });
