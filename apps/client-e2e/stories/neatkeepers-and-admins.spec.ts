import { expect, test } from '@playwright/test';

import { joinByScreens } from '../support/newcomers.ts';
import { openBrowser, PASSWORD } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const NADIA = { first_name: 'Nadia', last_name: 'Broom', email: 'nadia@keeper.test' };

test('a homeowner invites a neatkeeper, who accepts by e-mail and sees only the house; an admin finds, edits and disables her, and the audit page records it', async ({
  browser,
}) => {
  const helen = await signIn(browser, 'helen');
  await helen.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Houses' }).click();
  await helen.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Neatkeepers' }).click();
  await expect(helen.getByRole('heading', { name: 'Kim Nguyen' })).toBeVisible();
  await helen.getByRole('button', { name: 'Invite a neatkeeper' }).click();
  const dialog = helen.getByRole('dialog', { name: 'Invite a neatkeeper' });
  await dialog.getByLabel('First name').fill(NADIA.first_name);
  await dialog.getByLabel('Last name').fill(NADIA.last_name);
  await dialog.getByLabel('E-mail').fill(NADIA.email);
  await dialog.getByRole('combobox', { name: 'Houses' }).fill('Elm');
  await helen.getByRole('option', { name: 'Elm House' }).click();
  await dialog.getByRole('button', { name: 'Monday' }).click();
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByLabel('Until').fill('11:00');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(helen.getByRole('button', { name: 'Withdraw Nadia Broom’s invitation to Elm House' })).toBeVisible();

  const nadia = await openBrowser(browser);
  await joinByScreens(nadia, NADIA);
  await nadia.getByRole('button', { name: 'Accept Elm House' }).click();
  await expect(nadia.getByRole('heading', { name: 'Elm House', exact: true })).toBeVisible();
  await expect(nadia.getByRole('region', { name: 'Upcoming visits' }).getByText('Elm House').first()).toBeVisible();
  await expect(nadia.getByText('Alder House')).toHaveCount(0);
  await expect(nadia.getByRole('link', { name: 'Chat' })).toHaveCount(0);
  await expect(helen.getByRole('heading', { name: 'Nadia Broom' })).toBeVisible();

  const admin = await signIn(browser, 'admin');
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Neatkeepers' }).click();
  await expect(admin.getByRole('heading', { name: 'Neatkeepers', level: 1 })).toBeVisible();
  await admin.getByRole('searchbox').fill('nadia');
  await expect(admin).toHaveURL(/search=nadia/);
  await expect(admin.getByRole('row')).toHaveCount(2);
  const choose = async (name: string, item: string): Promise<void> => {
    await admin.getByRole('button', { name: `Actions for ${name}` }).click();
    await admin.getByRole('menuitem', { name: item, exact: true }).click();
  };
  await choose('Nadia Broom', 'Edit');
  await admin.getByRole('dialog').getByLabel('Last name').fill('Broome');
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await choose('Nadia Broome', 'Disable');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  const password = admin.getByRole('dialog', { name: 'Confirm it’s you' });
  const disabled = admin.getByRole('cell', { name: 'Disabled', exact: true });
  // Shown if the admin signed in a while ago, as on a slow machine.
  await expect(password.or(disabled)).toBeVisible();
  if (await password.isVisible()) {
    await password.getByLabel('Current password').fill(PASSWORD);
    await password.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(disabled).toBeVisible();
  await expect(nadia).toHaveURL(/\/signin/);
  await choose('Nadia Broome', 'Audit log');
  await expect(admin.getByText(/enabled or disabled the account of/)).toBeVisible();
  await admin
    .getByRole('button', { name: /^Details of line/ })
    .first()
    .click();
  await expect(admin.getByText('disabled', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Check now' }).click();
  await expect(admin.getByText(/Intact up to line/)).toBeVisible();
  for (const page of [helen, nadia, admin]) await page.context().close();
});
