import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What depends on colours alone: in the second colour scheme nothing else of a page is different. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Everything has come that was asked for: neither a page's code nor its data is still on the way. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(
    page.getByText('Loading...').or(page.locator('[aria-label="Loading..."], .MuiSkeleton-root')),
  ).toHaveCount(0);
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

async function violationsOf(page: Page, rules?: string[]): Promise<string[]> {
  // Not a frame in sight: axe may run in the page itself, without a window of its own to gather what frames say.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? axe : axe.withRules(rules)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

/**
 * Nothing found by axe in either colour scheme, and nothing wider than the screen, on the page as it is.
 * @param rules in the light scheme; those of colours alone for a page that was asked all of them at another width
 */
export async function checkScreen(page: Page, rules: 'all' | 'colours' = 'all'): Promise<void> {
  await settled(page);
  await withoutTransitions(page);
  const where = `${new URL(page.url()).pathname} at ${String(page.viewportSize()?.width)} px`;
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  const light = await violationsOf(page, rules === 'all' ? undefined : COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  const dark = await violationsOf(page, COLOUR_RULES);
  await page.emulateMedia({ colorScheme: 'light' });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect({ where, light, dark, overflow }).toEqual({ where, light: [], dark: [], overflow: 0 });
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
