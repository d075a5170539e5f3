import { expect, type Page, test } from '@playwright/test';

import { openBrowser, PASSWORD, PEOPLE, productUrl } from '../support/people.ts';
import { takenOver } from '../support/visit.ts';

const PAGES = [
  ['/', 'One roof, and everyone knows what’s going on.'],
  ['/signin', 'Welcome home'],
  ['/roomad', 'Open rooms'],
] as const;

/** What watches the first view, and is small. */
const FIRST_CODE = /\/assets\/(index|start|first-view|rolldown-runtime)-[\w-]+\.js$/;

/** Holds the rest of the app's code back. @returns lets it come */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (!FIRST_CODE.test(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

for (const [path, heading] of PAGES) {
  test(`${path} is seen before its code has come, and nothing moves when it has`, async ({ browser }) => {
    const page = await openBrowser(browser);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const title = page.getByRole('heading', { level: 1, name: heading });
    await expect(title).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await title.boundingBox();
    release();
    await takenOver(page);
    expect(await title.boundingBox()).toEqual(before);
    // The policy of the page would have refused styles in attributes.
    expect(complaints).toEqual([]);
  });
}

for (const language of ['en', 'de', 'ar']) {
  for (const page of ['the open rooms', 'one of them']) {
    test(`the server says of ${page} what the app says, in ${language}`, async ({ browser }) => {
      const url = productUrl();
      const context = await browser.newContext({ baseURL: url });
      await context.addCookies([{ name: 'common-roof-language', value: language, url }]);
      const here = await context.newPage();
      const release = await holdCode(here);
      const { items } = (await (await here.request.get('/api/wds')).json()) as { items: { _id: string }[] };
      await here.goto(page === 'one of them' ? `/roomad?id=${items[0]?._id ?? ''}` : '/roomad', {
        waitUntil: 'commit',
      });
      const main = here.getByRole('main');
      await expect(here.getByRole('contentinfo')).toBeVisible();
      await here.evaluate(() => document.fonts.ready);
      // What applicants are asked comes with the app.
      const seen = async () => ({
        text: (await main.innerText()).split(/E-mail|E-Mail|البريد الإلكتروني/)[0],
        title: await main.getByRole('heading', { level: 1 }).boundingBox(),
        photo: await main.getByRole('img').first().boundingBox(),
      });
      const before = await seen();
      expect(before.text).toMatch(/£/);
      release();
      await takenOver(here);
      expect(await seen()).toEqual(before);
      await context.close();
    });
  }
}

test('what is typed and sent before the code has come is sent by it, and not by the browser', async ({ browser }) => {
  const page = await openBrowser(browser);
  const release = await holdCode(page);
  const watching = page.waitForResponse(/\/assets\/first-view-/);
  await page.goto('/signin', { waitUntil: 'commit' });
  // Its other import has been answered before this one.
  await page.evaluate((code) => import(code), (await watching).url());
  await page.getByLabel('E-mail').fill(PEOPLE.rosa.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/signin$/);
  release();
  await expect(page).not.toHaveURL(/signin/);
});

test('what is typed before the code has come stays, with the focus', async ({ browser }) => {
  const page = await openBrowser(browser);
  const release = await holdCode(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(PEOPLE.rosa.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  release();
  await takenOver(page);
  await expect(page.getByLabel('E-mail')).toHaveValue(PEOPLE.rosa.email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a page stays in the language of its reader when the app takes over', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.context().addCookies([{ name: 'common-roof-language', value: 'de', url: productUrl() }]);
  const release = await holdCode(page);
  await page.goto('/apply');
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  release();
  await takenOver(page);
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');
  await expect(page.getByRole('heading', { level: 1, name: 'Häuser anbieten' })).toBeVisible();
  await page.context().close();
});

test('a page that is only read runs none of its code', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.clock.install();
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const isTakenOver = () => page.evaluate(() => document.querySelector('style[data-first-view]') === null);
  expect(await isTakenOver()).toBe(false);
  await page.clock.runFor(5_000);
  await expect.poll(isTakenOver).toBe(true);
});

test('a link works before the code has come', async ({ browser }) => {
  const page = await openBrowser(browser);
  await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

for (const [chosen, system, ground] of [
  [null, 'dark', 'rgb(23, 26, 23)'],
  [null, 'light', 'rgb(251, 247, 240)'],
  ['light', 'dark', 'rgb(251, 247, 240)'],
  ['dark', 'light', 'rgb(23, 26, 23)'],
] as const) {
  test(`the first view has the right ground: chosen ${String(chosen)}, system ${system}`, async ({ browser }) => {
    const url = productUrl();
    const context = await browser.newContext({ baseURL: url, colorScheme: system });
    if (chosen !== null) await context.addCookies([{ name: 'common-roof-theme', value: chosen, url }]);
    const page = await context.newPage();
    await holdCode(page);
    await page.goto('/signin', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
    await context.close();
  });
}
