import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { choosePassword } from '../support/newcomers.ts';
import { openBrowser, PASSWORD } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const ASTA = { first_name: 'Asta', last_name: 'Holm', email: 'asta@operator.test' };

test("an admin invites another admin, who watches a house, checks the product's health and is disabled", async ({
  browser,
}) => {
  const admin = await signIn(browser, 'admin', { at: '/admin/admins' });
  await admin.getByRole('button', { name: 'Invite an admin' }).click();
  const form = admin.getByRole('dialog', { name: 'Invite an admin' });
  await form.getByRole('textbox', { name: 'First name' }).fill(ASTA.first_name);
  await form.getByRole('textbox', { name: 'Last name' }).fill(ASTA.last_name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(ASTA.email);
  await form.getByRole('button', { name: 'Send the invitation' }).click();
  const isItYou = admin.getByRole('dialog', { name: 'Confirm it’s you' });
  const invited = admin.getByRole('row', { name: /Asta Holm/ });
  await expect(isItYou.or(invited)).toBeVisible();
  if (await isItYou.isVisible()) {
    await isItYou.getByLabel('Current password').fill(PASSWORD);
    await isItYou.getByRole('button', { name: 'Confirm' }).click();
  }
  await expect(invited).toContainText('Invited');

  const asta = await openBrowser(browser);
  await choosePassword(asta, ASTA);
  await expect(asta.getByRole('heading', { name: 'Activity', level: 1 })).toBeVisible();
  await asta.getByRole('button', { name: 'House or person' }).click();
  await asta.getByRole('dialog').getByRole('searchbox').fill('alder');
  await asta
    .getByRole('dialog')
    .getByRole('button', { name: /Alder House/ })
    .click();
  await expect(asta.getByText('House: Alder House')).toBeVisible();
  await asta.getByRole('combobox', { name: 'Topic' }).selectOption('Chores');
  await expect(asta).toHaveURL(/topic=chores/);
  await expect(asta.getByRole('button', { name: 'Chores: show only this' }).first()).toBeVisible();
  await expect(asta.getByRole('button', { name: /show only this/ }).filter({ hasNotText: 'Chores' })).toHaveCount(0);

  await asta.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Health' }).click();
  await expect(asta.getByText('No failed jobs.')).toBeVisible();
  await expect(asta.getByRole('img', { name: /Events/ })).toBeVisible();
  await asta.getByRole('combobox', { name: 'Period' }).click();
  await asta.getByRole('option', { name: 'Last 7 days' }).click();
  await expect(asta).toHaveURL(/span=week/);

  await asta.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Audit log' }).click();
  const saving = asta.waitForEvent('download');
  await asta.getByRole('button', { name: 'Download as CSV' }).click();
  const table = await readFile(await (await saving).path(), 'utf8');
  expect(table).toContain('authn_login_success');

  await admin.reload();
  await admin.getByRole('button', { name: 'Actions for Asta Holm' }).click();
  await admin.getByRole('menuitem', { name: 'Disable' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(admin.getByRole('row', { name: /Asta Holm/ })).toContainText('Disabled');
  await expect(asta.getByRole('button', { name: /sign in/i }).first()).toBeVisible();
  await asta.context().close();
  await admin.context().close();
});
