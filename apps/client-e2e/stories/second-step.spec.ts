import { type Browser, expect, type Page, test } from '@playwright/test';

import { checkOnPhone } from '../support/on-phone.ts';
import { addAuthenticator, codeOf, confirmIfAsked } from '../support/authenticator.ts';
import { credentialsOf, join, makeNeatkeeper, type Newcomer } from '../support/newcomers.ts';
import { enterNew, fillCredentials, openBrowser, productUrl } from '../support/people.ts';

/** Opens the product by host name, because browsers bind passkeys to names. */
async function openByName(browser: Browser): Promise<Page> {
  const url = new URL(productUrl());
  url.hostname = 'localhost';
  const context = await browser.newContext({ baseURL: url.origin, reducedMotion: 'reduce' });
  return context.newPage();
}

async function joined(browser: Browser, person: Newcomer): Promise<void> {
  await makeNeatkeeper(person);
  await join(await openBrowser(browser), person, 'neatkeeper');
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/profile?show=security');
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL('**/signin');
}

test('a user adds a passkey, and signs in with it without typing', async ({ browser }) => {
  const person = { first_name: 'Pia', last_name: 'Key', email: 'pia@passkeys.test' };
  await joined(browser, person);
  const page = await openByName(browser);
  await addAuthenticator(page);
  const who = credentialsOf(person, 'neatkeeper');
  await page.goto('/signin');
  await enterNew(page, who);
  await page.goto('/profile?show=security');
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  const added = passkeys.getByRole('button', { name: /^Rename/ });
  await confirmIfAsked(page, who.password, added);
  await added.click();
  const dialog = page.getByRole('dialog', { name: 'Rename the passkey' });
  await dialog.getByLabel('Name').fill('My telephone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys.getByText('My telephone')).toBeVisible();
  await page.reload();
  await expect(passkeys.getByText('not used yet')).toBeVisible();
  await checkOnPhone(page);

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
  await page.goto('/profile?show=security');
  await expect(passkeys.getByText('last used')).toBeVisible();
});

test('a user turns on two-step sign-in, and signs in with a code, then with a recovery code', async ({ browser }) => {
  const person = { first_name: 'Tom', last_name: 'Token', email: 'tom@codes.test' };
  await joined(browser, person);
  const page = await openBrowser(browser);
  const who = credentialsOf(person, 'neatkeeper');
  await page.goto('/signin');
  await enterNew(page, who);
  await page.goto('/profile?show=security');
  const section = page.getByRole('region', { name: 'Two-step sign-in' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog', { name: 'Turn on two-step sign-in' });
  const key = dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await confirmIfAsked(page, who.password, page.getByRole('button', { name: 'Copy the key' }));
  await expect(dialog.getByRole('img', { name: /^Code to scan/ })).toBeVisible();
  await checkOnPhone(page);
  const secret = (await key.innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await checkOnPhone(page);
  const recovery = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('10 recovery codes left.')).toBeVisible();

  await signOut(page);
  await fillCredentials(page, who);
  const code = page.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await checkOnPhone(page);
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText(/^That code is not right/)).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill(codeOf(secret, 1));
  await code.press('Enter');
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();

  await signOut(page);
  await fillCredentials(page, who);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await checkOnPhone(page);
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery.toUpperCase());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
  await page.goto('/profile?show=security');
  await expect(section.getByText('9 recovery codes left.')).toBeVisible();
});
