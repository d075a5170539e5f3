import { expect, test } from '@playwright/test';

import { beginAd } from '../support/ads.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

test("exclusionary wording is marked, and isn't published unread", async ({ browser }) => {
  const helen = await signIn(browser, 'helen');
  const editor = await beginAd(helen, { house: 'Alder House', room: 'Box room' });
  await editor.getByLabel('Title').fill('Small and sunny');
  const text = editor.getByRole('textbox', { name: 'Text', exact: true });
  await text.fill('Nine square metres. No children.');
  await expect(editor.getByText('This may exclude people')).toBeVisible();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText(/change the text or confirm it/)).toBeVisible();
  await text.fill('Nine square metres, for one person.');
  await expect(editor.getByText('This may exclude people')).toBeHidden();
  await editor.getByRole('button', { name: 'Save as a draft' }).click();

  await helen.getByRole('link', { name: 'Small and sunny' }).click();
  await helen.getByRole('button', { name: 'Discard draft' }).click();
  await helen.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(helen.getByRole('link', { name: 'Bay window room by the park' })).toBeVisible();
  await expect(helen.getByRole('link', { name: 'Small and sunny' })).toHaveCount(0);
  await helen.context().close();
});

test('a stranger finds a room by budget, and learns what an application lacks', async ({ browser }) => {
  const guest = await openBrowser(browser, { width: 360 });
  await guest.goto('/roomad');
  await guest.getByLabel('Rent up to').fill('100');
  await expect(guest.getByText('No rooms match your search.')).toBeVisible();
  await guest.getByRole('button', { name: 'Show all open rooms' }).click();
  await guest.getByRole('link', { name: 'Bay window room by the park' }).click();
  await guest.getByRole('button', { name: 'Send the application' }).click();
  await expect(guest.getByText('Enter your e-mail address.')).toBeVisible();
  await expect(guest.getByText('Answer this question, up to 1,000 characters.')).toBeVisible();
  await expect(guest.getByLabel('First name')).toBeFocused();
  await guest.context().close();
});
