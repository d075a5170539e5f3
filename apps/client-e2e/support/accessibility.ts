import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Rules that depend on colours alone: nothing else differs in the second colour scheme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until all requested code and data of the page has arrived, checking in each frame. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loads = document.querySelector('[aria-label="Loading..."], .MuiSkeleton-root') !== null;
    return document.querySelector('h1') !== null && !loads && !document.body.textContent.includes('Loading...');
  });
  await page.evaluate(() => document.fonts.ready.then(() => null));
}

/**
 * Disables transitions, because a colour in transition belongs to neither scheme. An adopted style sheet needs no
 * exception in the content policy.
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

/**
 * Returns what axe finds on the page, which has no frames. Axe is injected once and stays until the page is reloaded.
 */
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

/**
 * All of axe's rules, or only those of colours for a page whose other rules ran in another scheme or at another width.
 */
type Rules = 'all' | 'colours';

/** The rules to run in each colour scheme. */
export type Schemes = Partial<Record<'light' | 'dark', Rules>>;

/** Checks that axe finds nothing in these colour schemes, and that nothing is wider than the screen. */
export async function checkScreen(page: Page, schemes: Schemes = { light: 'all', dark: 'colours' }): Promise<void> {
  await settled(page);
  // An element under the mouse would show its tooltip.
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

/** Checks a file that was opened from disk. It follows the colours of the device by itself. */
export async function checkOpenedFile(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect({ scheme, found: await violationsOf(page, 'all') }).toEqual({ scheme, found: [] });
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

/** Matches a translation key in place of its text, when the page didn't load its texts. */
const KEY =
  /\b(landing|shell|signIn|public|applications|ads|owner|showings|account|chat|houses|signing|agreements)\.[a-z]\w+\.?\w*/;

/** Checks a page without user content for untranslated keys. */
export async function checkWords(page: Page): Promise<void> {
  expect(await page.locator('body').innerText(), page.url()).not.toMatch(KEY);
}

/** Returns the violations of the content policy so far. */
export function policyViolations(page: Page): string[] {
  const stopped: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) stopped.push(message.text());
  });
  return stopped;
}
