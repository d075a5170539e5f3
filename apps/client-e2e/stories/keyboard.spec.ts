import { expect, type Page, test } from '@playwright/test';

import { openBrowser, type PersonName } from '../support/people.ts';
import { openAs, signIn } from '../support/sessions.ts';
import { takenOver, visit } from '../support/visit.ts';

// Nothing is changed here.
test.describe.configure({ mode: 'parallel' });

const LISTS: Partial<Record<PersonName, readonly string[]>> = {
  helen: [
    '/view',
    '/view?view=table',
    '/archiveview',
    '/adview',
    '/agreements',
    '/agreements?view=sent',
    '/neatkeepers',
    '/chores/all',
    '/chores/new',
  ],
  admin: ['/admin/houses', '/admin/homeowners', '/admin/roomies', '/admin/neatkeepers', '/admin/audit'],
  rosa: ['/user', '/chores', '/chores/all', '/showings', '/profile'],
  kim: ['/feedback-neatkeeper'],
};

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role="combobox"], [role="button"], [role="link"]';

/** Returns the accessible names of the controls in the page's main part. */
const controlsOf = (page: Page): Promise<string[]> =>
  page.locator('#content').evaluate((content, controls) => {
    const names: string[] = [];
    for (const element of content.querySelectorAll<HTMLElement>(controls)) {
      const isUsable =
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [aria-disabled="true"], [aria-hidden="true"]') &&
        element.closest('[aria-hidden="true"]') === null;
      if (!isUsable) continue;
      element.dataset['control'] = String(names.length);
      names.push(`${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent.slice(0, 60)}`);
    }
    return names;
  }, CONTROLS);

interface Focus {
  /** -1: not one of our controls */
  readonly at: number;
  /** For a group with a single tab stop: its other members, which the arrow keys reach. */
  readonly byArrows: number;
  /** Whether a visible ring around it, or around its stand-in, shows the focus. */
  readonly isSeen: boolean;
}

/** Returns the focused control; null outside the page's main part. */
const focusOf = (page: Page): Promise<Focus | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused.closest('#content') === null) return null;
    const others =
      focused.closest('[role="group"], [role="tablist"]')?.querySelectorAll(':scope > button[tabindex="-1"]') ?? [];
    const hasRing = (element: Element | null): boolean =>
      element !== null &&
      getComputedStyle(element).outlineStyle !== 'none' &&
      element.checkVisibility({ opacityProperty: true });
    const isSeen =
      hasRing(focused) || hasRing(focused.closest('.MuiButtonBase-root')) || focused.closest('.Mui-focused') !== null;
    return { at: Number(focused.dataset['control'] ?? '-1'), byArrows: others.length, isSeen };
  });

interface Walk {
  readonly visited: ReadonlySet<number>;
  /** Controls on which the focus was not visible. */
  readonly unseen: ReadonlySet<number>;
}

/** Tabs through the page from its beginning until the focus leaves it. */
async function tabThrough(page: Page, most: number): Promise<Walk> {
  const visited = new Set<number>();
  const unseen = new Set<number>();
  const note = (focus: Focus | null): void => {
    if (focus === null) return;
    visited.add(focus.at);
    if (!focus.isSeen && focus.at >= 0) unseen.add(focus.at);
  };
  await page.locator('#content').evaluate((content) => {
    content.setAttribute('tabindex', '-1');
    content.focus();
  });
  for (let steps = 0; steps < most; steps += 1) {
    await page.keyboard.press('Tab');
    const focus = await focusOf(page);
    if (focus === null) break;
    note(focus);
    for (let arrow = 0; arrow < focus.byArrows; arrow += 1) {
      await page.keyboard.press('ArrowRight');
      note(await focusOf(page));
    }
  }
  return { visited, unseen };
}

/** Checks that Tab and the arrow keys reach every control, with visible focus. */
async function check(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // Otherwise the controls are replaced while they are walked through.
  await takenOver(page);
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root, [aria-label="Loading..."]')).toHaveCount(0);
  const controls = await controlsOf(page);
  expect(controls.length, path).toBeGreaterThan(0);
  const { visited, unseen } = await tabThrough(page, controls.length * 3 + 20);
  const missed = controls.filter((_, at) => !visited.has(at));
  expect({ path, missed, unseen: [...unseen].map((at) => controls[at]) }).toEqual({ path, missed: [], unseen: [] });
}

for (const [who, paths] of Object.entries(LISTS) as [PersonName, readonly string[]][]) {
  test(`the pages of ${who} can be used by keyboard`, async ({ browser }) => {
    const page = await openAs(browser, who);
    for (const path of paths) await check(page, path);
    await page.context().close();
  });
}

test('the open rooms page can be used by keyboard', async ({ browser }) => {
  const page = await openBrowser(browser);
  await check(page, '/roomad');
  await page.context().close();
});

test("a row's menu opens, is navigated and closes by keyboard, and the focus returns", async ({ browser }) => {
  const page = await signIn(browser, 'admin', { at: '/admin/houses' });
  const opener = page.getByRole('button', { name: 'Actions for Alder House' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.context().close();
});
