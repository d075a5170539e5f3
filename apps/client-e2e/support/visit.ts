import { isThorough } from '@common-roof/testing';
import type { Page } from '@playwright/test';

import { settled } from './accessibility.ts';
import { productUrl } from './people.ts';

/** A page that doesn't exist, visited in between, so that neither page's content stays on the screen. */
export const NOWHERE = '/nowhere';

/**
 * Opens a page through the client's router, which takes a third of the time of a full load. It is loaded in full in
 * thorough mode, if nothing of the product is open, and if leaving the page would ask for confirmation. It waits until
 * everything has arrived, because a button that moves between pointer down and up isn't clicked.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (isThorough || path.endsWith(NOWHERE) || !(await canFollow(page))) await page.goto(path);
  else for (const to of [NOWHERE, path]) await follow(page, to);
  await settled(page);
}

/**
 * Waits until the app has taken over from the first view of a public page, and hears of navigation. The first input, here
 * a movement of the pointer, starts it.
 */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.querySelector('style[data-first-view]') === null;
  });

async function canFollow(page: Page): Promise<boolean> {
  await takenOver(page);
  const isInside = page.url().startsWith(productUrl()) && !page.url().endsWith(NOWHERE);
  const layers = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
  return isInside && (await layers.count()) === 0 && !(await holdsWhatWasTyped(page));
}

/** Whether the page would ask for confirmation before it is closed. */
const holdsWhatWasTyped = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = '';
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    window.history.pushState({ usr: null, key: String(idx + 1), idx: idx + 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, path);
  await page.waitForFunction(() => document.querySelector('h1') !== null && !document.querySelector('h1[data-left]'));
}
