import { expect, type Page, test } from '@playwright/test';

import { openDoor } from '../support/door.ts';
import { enter, openBrowser, productUrl } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const stateOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
const keptPage = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await caches.match('/?kept', { ignoreVary: true }))?.text());
const hasAnswers = (page: Page): Promise<boolean> => page.evaluate(() => caches.has('common-roof-answers'));

test('opens without a network at any address, shows what was read and since when, and keeps nothing after logout', async ({
  browser,
}) => {
  const door = await openDoor(productUrl());
  const page = await openBrowser(browser, { inAdvance: true, isKept: true, width: 360 });
  await page.goto(`${door.url}/signin`);
  await enter(page, 'lena');
  await expect.poll(() => stateOf(page), { timeout: 120_000 }).toBe('activated');
  // It is opened at every address, so it must not begin with the view of one.
  expect(await keptPage(page)).toContain('<div id="root"><img');
  await page.goto(`${door.url}/chat`);
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();
  await page.goto(`${door.url}/chores`);
  const turn = page.getByRole('main').getByRole('listitem').first();
  await expect(turn).toBeVisible();
  const [chore = ''] = (await turn.innerText()).split('\n');
  await expect.poll(() => hasAnswers(page)).toBe(true);

  await door.shut();
  // As the app starts in the underground: at the address where it was closed.
  await page.reload();
  await expect(turn).toContainText(chore);
  await expect(page.getByText(/(You’re offline|Connection lost).* As of .*\d/)).toBeVisible();
  await page.goto(`${door.url}/chat`);
  await expect(page.getByRole('list', { name: 'Conversations' })).toBeVisible();

  await door.open();
  await page.goto(`${door.url}/chores`);
  await expect(turn).toBeVisible();
  await expect(page.getByText(/As of/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toHaveCount(0);
  // Leaving reloads the page, and while it does nothing can be evaluated in it.
  await expect(async () => {
    expect(await hasAnswers(page)).toBe(false);
  }).toPass();
  await page.context().close();
  await door.shut();
});

test('can be installed: a manifest with icons for every shape, and shortcuts to what is done most', async ({
  browser,
}) => {
  const page = await signIn(browser, 'rosa', { width: 360 });
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as {
    icons: { src: string }[];
    screenshots: { src: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src } of [...manifest.icons, ...manifest.screenshots])
    expect((await page.request.get(src)).status(), src).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/feedbackpage', '/supplies', '/chat']);
  await page.context().close();
});
