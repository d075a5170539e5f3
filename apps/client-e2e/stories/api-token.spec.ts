import { expect, test } from '@playwright/test';

import { checkOnPhone } from '../support/on-phone.ts';
import { confirmIfAsked } from '../support/authenticator.ts';
import { credentialsOf, join, makeNeatkeeper } from '../support/newcomers.ts';
import { openBrowser, productUrl } from '../support/people.ts';

const TARA = { first_name: 'Tara', last_name: 'Script', email: 'tara@api-tokens.test' };

/** Calls the API as a program does, without a browser. */
const callWith = (token: string, path: string): Promise<Response> =>
  fetch(new URL(path, productUrl()), { headers: { authorization: `Bearer ${token}` } });

test('a user makes an API token, a program calls with it, and revoking it ends that', async ({ browser }) => {
  await makeNeatkeeper(TARA);
  const page = await openBrowser(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await join(page, TARA, 'neatkeeper');
  await page.goto('/profile?show=security');
  const tokens = page.getByRole('region', { name: 'API tokens' });
  await tokens.getByRole('button', { name: 'Create a token' }).click();
  const form = page.getByRole('dialog', { name: 'Create an API token' });
  await form.getByLabel('Name').fill('Home Assistant');
  await form.getByRole('checkbox', { name: 'Your profile: Read' }).check();
  await checkOnPhone(page);
  await form.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('alertdialog', { name: 'Your new token' });
  await confirmIfAsked(page, credentialsOf(TARA, 'neatkeeper').password, shown);
  await checkOnPhone(page);
  await shown.getByRole('button', { name: 'Copy token' }).click();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  expect(token).toMatch(/^crt_/);
  await shown.getByRole('button', { name: 'I’ve saved it' }).click();
  await expect(tokens.getByText('Your profile: read')).toBeVisible();

  const me = await callWith(token, '/api/me');
  expect(me.status).toBe(200);
  expect(await me.json()).toMatchObject({ userData: { email: TARA.email } });
  const refused = await callWith(token, '/api/notifications');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'insufficient_scope', current: { scope: 'notifications:read' } });

  await page.reload();
  await expect(tokens.getByText(/last used/)).toBeVisible();
  await checkOnPhone(page);
  await tokens.getByRole('button', { name: 'Revoke Home Assistant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(tokens.getByText('No tokens yet.')).toBeVisible();
  const after = await callWith(token, '/api/me');
  expect(after.status).toBe(401);
  expect(after.headers.get('www-authenticate')).toContain('invalid_token');
});
