import { expect, test } from '@playwright/test';

import { openBrowser, productUrl } from '../support/people.ts';

test('a visitor looks around the demonstration, from the landing page', async ({ browser }) => {
  const page = await openBrowser(browser);
  await page.goto('/');
  await page.getByRole('link', { name: 'See the demo' }).click();
  await page.getByRole('button', { name: 'Helen, a homeowner' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.context().close();
});

test('a visitor without scripts reads what it is about and finds a room', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: productUrl(), javaScriptEnabled: false, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One roof, and everyone knows what’s going on.');
  await expect(page.getByRole('heading', { name: 'Is there an app?' })).toBeVisible();
  await page.getByRole('link', { name: 'Open rooms' }).click();
  await page.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/roomad\?id=/);
  await expect(page.getByText(/ a month · /)).toBeVisible();
  await context.close();
});
