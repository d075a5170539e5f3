import { expect, type Locator, type Page, test } from '@playwright/test';

import { openConversation, type PersonName, productUrl } from '../support/people.ts';
import { go, type Way } from '../support/screens.ts';
import { toElmHouse } from '../support/screens/house.ts';
import { signIn } from '../support/sessions.ts';
import { visit } from '../support/visit.ts';
import { scrollDownTo } from '../support/scroll-down.ts';

const DESK = 1440;

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return box;
}

/** Whether two parts of a page overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const LEFT: readonly [PersonName, readonly string[]][] = [
  ['rosa', ['/user', '/profile', '/move-in', '/rate-ar', '/chores', '/lease', '/supplies']],
  ['helen', ['/admin', '/view', '/adview', '/roomiearchive', '/feedback']],
];

test('every page starts at the same left edge on a desktop', async ({ browser }) => {
  for (const [who, paths] of LEFT) {
    const page = await signIn(browser, who, { width: DESK });
    const edges = new Map<string, number>();
    for (const path of paths) {
      await visit(page, path);
      edges.set(path, (await boxOf(page.getByRole('heading', { level: 1 }))).x);
    }
    expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
    await page.context().close();
  }
});

/** Triggers a toast without changing anything. */
async function raiseToast(page: Page): Promise<Locator> {
  await visit(page, '/user');
  await page.getByRole('button', { name: 'Alerts' }).waitFor();
  const board = page.getByRole('region', { name: 'Shopping list' });
  await scrollDownTo(page, board);
  await board.getByRole('textbox').fill('Light bulbs');
  await board.getByRole('button', { name: 'Add' }).click();
  await board.getByRole('button', { name: 'Remove from the list: Light bulbs' }).click();
  return page.getByRole('status').filter({ hasText: '“Light bulbs” removed from the list.' });
}

test("a toast leaves Logout and the bottom bar uncovered, in the product's colours", async ({ browser }) => {
  const phone = await signIn(browser, 'bao', { width: 360 });
  const onPhone = await raiseToast(phone);
  await expect(onPhone).toBeVisible();
  expect(await overlap(onPhone, phone.getByRole('navigation', { name: 'Main' }))).toBe(false);
  expect(await overlap(onPhone, phone.getByRole('button', { name: 'Account menu' }))).toBe(false);
  await phone.context().close();

  const desk = await signIn(browser, 'bao', { width: DESK });
  const onDesk = await raiseToast(desk);
  await expect(onDesk).toBeVisible();
  expect(await overlap(onDesk, desk.getByRole('button', { name: 'Logout' }))).toBe(false);
  const icon = desk.locator('.Toastify__toast-icon svg').first();
  await expect(icon).toHaveCSS('fill', 'rgb(31, 92, 67)');
  await desk.context().close();
});

test('a hyphen has the width of its font, and digits in columns are equally wide', async ({ browser }) => {
  const page = await signIn(browser, 'rosa', { width: DESK });
  await expect(page.locator('body')).toHaveCSS('font-variant-numeric', 'normal');
  await expect(page.locator('dd').first()).toHaveCSS('font-variant-numeric', 'tabular-nums');
  await page.context().close();
});

const WITH_ACTIONS: readonly [PersonName, readonly Way[]][] = [
  ['helen', [toElmHouse, '/chores', '/chores/all', '/adview', '/announcements', '/private-feelings-roomie']],
  ['rosa', ['/chores', '/rulechange', '/supplies', '/private-feelings-ar']],
];

test('actions leave a heading its line, from a phone to a tablet', async ({ browser }) => {
  for (const [who, ways] of WITH_ACTIONS) {
    const page = await signIn(browser, who, { width: DESK });
    for (const way of ways) {
      await go(page, way);
      for (const width of [600, 768, 900]) {
        await page.setViewportSize({ width, height: 900 });
        const { height } = await boxOf(page.getByRole('heading', { level: 1 }));
        expect(height, `${page.url()} at ${String(width)} px`).toBeLessThan(60);
      }
      await page.setViewportSize({ width: DESK, height: 900 });
    }
    await page.context().close();
  }
});

test('an alert keeps its text readable beside its action, on a phone in German', async ({ browser }) => {
  const page = await signIn(browser, 'helen', { width: 360 });
  await page.context().addCookies([{ name: 'common-roof-language', value: 'de', url: productUrl() }]);
  await page.goto('/variablecostreports');
  const text = page.locator('.MuiAlert-message').first();
  await expect(text).toBeVisible();
  expect((await boxOf(text)).width).toBeGreaterThan(160);
  await page.context().close();
});

test('a tablet shows conversations beside the open one', async ({ browser }) => {
  const page = await signIn(browser, 'rosa', { width: 768, at: '/chat' });
  const list = page.getByRole('list', { name: 'Conversations' });
  await expect(page.getByRole('log')).toBeVisible();
  await expect(list).toBeVisible();
  expect(await overlap(list, page.getByRole('log'))).toBe(false);
  await page.context().close();
});

test('a card of a link stays within its message, where a conversation is narrowest', async ({ browser }) => {
  const page = await signIn(browser, 'rosa', { width: 900 });
  await openConversation(page, 'Alder House');
  const message = page.getByRole('log').getByRole('article').filter({ hasText: 'Next month’s turns are up' });
  await message.scrollIntoViewIfNeeded();
  const card = message.getByRole('link', { name: /Chores/ });
  await expect(card).toBeVisible();
  const [inside, around] = [await boxOf(card), await boxOf(message)];
  expect(inside.x + inside.width).toBeLessThanOrEqual(around.x + around.width);
  await page.context().close();
});
