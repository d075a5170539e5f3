import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What depends on colours alone: in the second colour scheme nothing else of a page is different. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Everything has come that was asked for: neither a page's code nor its data is still on the way. Seen in each frame. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loads = document.querySelector('[aria-label="Loading..."], .MuiSkeleton-root') !== null;
    return document.querySelector('h1') !== null && !loads && !document.body.textContent.includes('Loading...');
  });
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

/**
 * A colour that is on its way to another belongs to neither scheme: from now on the page is drawn without transitions. A sheet that is
 * adopted asks nothing of the content policy.
 */
async function withoutTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const STILL = '*, *::before, *::after { transition: none !important; }';
    if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.includes('transition'))) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STILL);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What axe finds on the page, which has no frames. Axe is brought once, and stays until the page is loaded again. */
async function violationsOf(page: Page, rules: Rules): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (only) => {
      const runOnly = only === null ? {} : { runOnly: { type: 'rule' as const, values: only } };
      const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
    },
    rules === 'all' ? null : COLOUR_RULES,
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** All of axe's rules, or those of colours alone for a page that was asked all of them in another scheme or at another width. */
type Rules = 'all' | 'colours';

/** What is asked in which colour scheme. */
export type Schemes = Partial<Record<'light' | 'dark', Rules>>;

/** Nothing found by axe in these colour schemes, and nothing wider than the screen, on the page as it is. */
export async function checkScreen(page: Page, schemes: Schemes = { light: 'all', dark: 'colours' }): Promise<void> {
  await settled(page);
  // What happens to lie under the mouse tells its name, for as long as the page takes to be looked at.
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await withoutTransitions(page);
  const where = `${new URL(page.url()).pathname} at ${String(page.viewportSize()?.width)} px`;
  const found: Record<string, string[]> = {};
  for (const [scheme, rules] of Object.entries(schemes) as ['light' | 'dark', Rules][]) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
    const violations = await violationsOf(page, rules);
    if (violations.length > 0) found[scheme] = violations;
  }
  await page.emulateMedia({ colorScheme: 'light' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ where, found, overflow }).toEqual({ where, found: {}, overflow: 0 });
}

/** Where a sentence should stand and its key does, because the page did not bring its words. */
const KEY =
  /\b(landing|shell|signIn|public|applications|ads|owner|showings|account|chat|houses|signing|agreements)\.[a-z]\w+\.?\w*/;

/** Of a page without anything that people wrote: it says something everywhere. */
export async function checkWords(page: Page): Promise<void> {
  expect(await page.locator('body').innerText(), page.url()).not.toMatch(KEY);
}

/** What the content policy had to stop since. */
export function policyViolations(page: Page): string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
}
