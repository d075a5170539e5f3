import { expect, type Locator } from '@playwright/test';

/** Scrolls to an element. Unlike Playwright's other actions, its own doesn't retry when React replaces the element. */
export const scrollTo = (target: Locator): Promise<void> =>
  expect(() => target.scrollIntoViewIfNeeded()).toPass({ timeout: 30_000 });
