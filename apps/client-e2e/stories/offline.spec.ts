import { expect, test } from '@playwright/test';

import { signIn } from '../support/sessions.ts';

test("without a network a role's pages open, and a page that was never loaded says so until the network is back", async ({
  browser,
}) => {
  const page = await signIn(browser, 'lena', { inAdvance: true });
  const menu = page.getByRole('navigation', { name: 'Main' });
  // Prefetched while the browser is idle: everything except the one file blocked here.
  await page.route('**/assets/showings-page-*.js', (route) => route.abort());
  const chat = page.waitForResponse(/\/assets\/chat-page-.*\.js$/);
  await page.reload();
  await chat;
  await page.context().setOffline(true);
  await menu.getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();

  await menu.getByRole('link', { name: 'Showings' }).click();
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(menu).toBeVisible();

  await page.unroute('**/assets/showings-page-*.js');
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Showings' })).toBeVisible();
  await page.context().close();
});
