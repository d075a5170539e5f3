import { expect, test } from '@playwright/test';

import { inLog, openBrowser, openConversation, write } from '../support/people.ts';
import { aPhoto } from '../support/photos.ts';
import { openAs } from '../support/sessions.ts';

const HOUSE = 'Alder House';

test('two people chat live, see each other type and read', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa');
  const ravi = await openAs(browser, 'ravi', { width: 360 });
  await openConversation(rosa, HOUSE);
  await openConversation(ravi, HOUSE);
  await write(rosa, HOUSE, 'Who is cooking tonight?');
  await expect(inLog(ravi, 'Who is cooking tonight?')).toBeVisible();
  await ravi.getByRole('textbox', { name: `Message to ${HOUSE}` }).pressSequentially('Me');
  await expect(rosa.getByText(/^Ravi.* is typing/)).toBeVisible();
  await ravi.getByRole('textbox', { name: `Message to ${HOUSE}` }).press('Enter');
  await expect(inLog(rosa, 'Me')).toBeVisible();
  await expect(rosa.getByRole('log').getByText(/Seen/).last()).toBeVisible();
  await rosa.context().close();
  await ravi.context().close();
});

test('photos chosen offline arrive once, and open on the other phone', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { inAdvance: true });
  const ravi = await openAs(browser, 'ravi', { width: 360 });
  await openConversation(rosa, HOUSE);
  await openConversation(ravi, HOUSE);
  const photos = [await aPhoto(rosa, 'kitchen'), await aPhoto(rosa, 'stairs')];
  await rosa.context().setOffline(true);
  await rosa.getByLabel('Add photos or a PDF').setInputFiles(photos);
  await write(rosa, HOUSE, 'It drips again.');
  await expect(rosa.getByRole('log').getByText('Waiting for a connection').last()).toBeVisible();
  await rosa.context().setOffline(false);
  const sent = ravi.getByRole('article', { name: /It drips again\.$/ });
  await expect(sent.getByRole('button', { name: /^Photo \d of 2$/ })).toHaveCount(2);
  await expect(sent).toHaveCount(1);
  await sent.getByRole('button', { name: 'Photo 1 of 2' }).click();
  const photo = ravi.getByRole('dialog').getByRole('img', { name: 'Photo 1 of 2' });
  await expect(photo).toBeVisible();
  await ravi.keyboard.press('ArrowRight');
  await expect(ravi.getByRole('dialog').getByText('2 of 2')).toBeVisible();
  await expect(ravi.getByRole('link', { name: 'Save the photo' })).toHaveAttribute('download', /\.webp$/);
  await rosa.context().close();
  await ravi.context().close();
});

test('messages written offline arrive once, in order, even after a reload', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { inAdvance: true });
  const ravi = await openAs(browser, 'ravi');
  await openConversation(rosa, HOUSE);
  await openConversation(ravi, HOUSE);
  await rosa.context().setOffline(true);
  const lines = ['First, offline', 'Second, offline', 'Third, offline'];
  for (const line of lines) await write(rosa, HOUSE, line);
  await expect(rosa.getByRole('log').getByText('Waiting for a connection').last()).toBeVisible();
  await rosa.context().setOffline(false);
  for (const line of lines) await expect(inLog(ravi, line)).toHaveCount(1);
  const order = async (): Promise<string[]> => {
    const texts = await ravi.getByRole('log').innerText();
    return lines.filter((line) => texts.includes(line)).sort((a, b) => texts.indexOf(a) - texts.indexOf(b));
  };
  expect(await order()).toEqual(lines);
  await expect(rosa.getByRole('log').getByText('Waiting for a connection')).toHaveCount(0);
  for (const line of lines) await expect(inLog(rosa, line)).toHaveCount(1);

  let isCut = true;
  await rosa.routeWebSocket(/\/socket\.io\//, (socket) => {
    if (isCut) void socket.close();
    else socket.connectToServer();
  });
  await rosa.route('**/socket.io/**', (route) => (isCut ? route.abort() : route.continue()));
  await rosa.route('**/api/messages/*/messages', (route) =>
    isCut && route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await rosa.reload();
  await expect(rosa.getByRole('log')).toBeVisible();
  await write(rosa, HOUSE, 'Kept through a reload');
  const kept = inLog(rosa, 'Kept through a reload');
  await expect(kept).toHaveCount(1);
  // Still there after the reload: it comes from the device, and nobody else has it.
  await rosa.reload();
  await expect(kept).toHaveCount(1);
  await write(ravi, HOUSE, 'Nothing from Rosa yet');
  await expect(inLog(ravi, 'Nothing from Rosa yet')).toBeVisible();
  expect(await inLog(ravi, 'Kept through a reload').count()).toBe(0);
  isCut = false;
  await rosa.reload();
  await expect(inLog(ravi, 'Kept through a reload')).toHaveCount(1);
  await expect(inLog(rosa, 'Kept through a reload')).toHaveCount(1);
  await rosa.context().close();
  await ravi.context().close();
});

test('a message is answered, edited and deleted in view of everyone', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa');
  const lena = await openAs(browser, 'lena');
  await openConversation(rosa, HOUSE);
  await openConversation(lena, HOUSE);
  await write(rosa, HOUSE, 'Dinner at eihgt');
  const row = inLog(rosa, 'Dinner at eihgt');
  await row.hover();
  await row.getByRole('button', { name: 'Actions for this message' }).click();
  await rosa.getByRole('menuitem', { name: 'Edit' }).click();
  const editor = rosa.getByRole('textbox', { name: 'Edit the message' });
  await editor.fill('Dinner at eight');
  await editor.press('Enter');
  await expect(inLog(lena, 'Dinner at eight')).toBeVisible();
  const edited = inLog(rosa, 'Dinner at eight');
  await edited.hover();
  await edited.getByRole('button', { name: 'Actions for this message' }).click();
  await rosa.getByRole('menuitem', { name: 'Delete' }).click();
  await rosa.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(inLog(lena, 'Dinner at eight')).toHaveCount(0);
  await expect(lena.getByRole('log').getByText('This message was deleted').last()).toBeVisible();
  await rosa.context().close();
  await lena.context().close();
});

test('the unread count appears in the navigation and in the page title', async ({ browser }) => {
  const ravi = await openAs(browser, 'ravi');
  await openConversation(ravi, HOUSE);
  await ravi.goto('/user');
  const rosa = await openAs(browser, 'rosa');
  await openConversation(rosa, HOUSE);
  await write(rosa, HOUSE, 'Knock knock');
  await expect(ravi).toHaveTitle(/^\(\d+\)/);
  await rosa.context().close();
  await ravi.context().close();
});

test('older pages load while scrolling up, without a jump', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { width: 360 });
  await openConversation(rosa, HOUSE);
  const log = rosa.getByRole('log');
  const top = log.getByText('Evening all. The boiler service is booked', { exact: false });
  /** Returns the first row in view, and its distance from the upper edge. */
  const firstInView = () =>
    log.evaluate((element) => {
      const edge = element.getBoundingClientRect().top;
      const row = [...element.querySelectorAll<HTMLElement>('[data-row]')].find(
        (one) => one.getBoundingClientRect().bottom > edge,
      );
      return { key: row?.dataset['row'] ?? '', top: (row?.getBoundingClientRect().top ?? 0) - edge };
    });
  const topOf = (key: string) =>
    log.evaluate((element, wanted) => {
      const row = [...element.querySelectorAll<HTMLElement>('[data-row]')].find(
        ({ dataset }) => dataset['row'] === wanted,
      );
      return row === undefined ? null : row.getBoundingClientRect().top - element.getBoundingClientRect().top;
    }, key);
  const rows = () => log.locator('[data-row]').count();
  await expect(async () => {
    const before = await rows();
    await log.evaluate((element) => {
      element.scrollTop = 40;
    });
    const held = await firstInView();
    if (!(await top.isVisible())) {
      await expect.poll(rows, { timeout: 5_000 }).toBeGreaterThan(before);
      const now = await topOf(held.key);
      expect(Math.abs((now ?? Number.NaN) - held.top)).toBeLessThan(3);
    }
    await expect(top).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await rosa.context().close();
});

test('a visitor without an account sees nothing of a conversation', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.goto('/chat');
  await expect(page).toHaveURL(/\/signin/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});
