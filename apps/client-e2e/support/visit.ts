import { isThorough } from '@common-roof/testing';
import type { Page } from '@playwright/test';

import { settled } from './accessibility.ts';
import { productUrl } from './people.ts';

/** A page that nobody made, between two others: what stands there was drawn by neither of them. */
export const NOWHERE = '/nowhere';

/**
 * Opens a page of the product as a link inside it does, which takes a third of the time of loading everything again. It is
 * loaded where everything is tested, where nothing of the product is open, and where leaving would have to be confirmed.
 * All of it has come then: what is pressed in that very moment would not move away between down and up.
 */
export async function visit(page: Page, path: string): Promise<void> {
  if (isThorough || path.endsWith(NOWHERE) || !(await canFollow(page))) await page.goto(path);
  else for (const to of [NOWHERE, path]) await follow(page, to);
  await settled(page);
}

async function canFollow(page: Page): Promise<boolean> {
  const isInside = page.url().startsWith(productUrl()) && !page.url().endsWith(NOWHERE);
  const layers = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
  return isInside && (await layers.count()) === 0 && !(await holdsWhatWasTyped(page));
}

/** As a window finds out that is about to be closed. */
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
