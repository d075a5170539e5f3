import { expect, test } from '@playwright/test';

import { makeHouse } from '../support/houses.ts';
import { signIn } from '../support/sessions.ts';

const NAME = 'Linden Court';
const LINDEN = { name: NAME, street: '3 Linden Walk', postalCode: 'LS4 2QN', city: 'Leeds' };

test('an admin finds a house, corrects its city, archives and restores it, and the audit log records it', async ({
  browser,
}) => {
  await makeHouse('omar', LINDEN, ['East']);
  const admin = await signIn(browser, 'admin');
  await admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Houses' }).click();
  const choose = async (item: string): Promise<void> => {
    await admin.getByRole('button', { name: `Actions for ${NAME}` }).click();
    await admin.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const row = admin.getByRole('row', { name: NAME });

  // The previous page has a search field, too.
  await expect(admin.getByRole('heading', { name: 'Houses', level: 1 })).toBeVisible();
  await admin.getByRole('searchbox', { name: 'Name or city' }).fill('linden');
  await expect(admin).toHaveURL(/search=linden/);
  await choose('Edit');
  const dialog = admin.getByRole('dialog', { name: `Edit ${NAME}` });
  await dialog.getByLabel('City').fill('Potsdam');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(admin.getByText(`${NAME} saved.`)).toBeVisible();
  await choose('Only houses in Potsdam');
  await expect(admin).toHaveURL(/city=Potsdam/);
  await admin.getByRole('combobox', { name: 'Sort by' }).click();
  await admin.getByRole('option', { name: 'Most rooms' }).click();
  await expect(admin).toHaveURL(/sort=rooms/);
  await expect(row).toContainText('Omar Haddad');

  await choose('Archive');
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(row).toContainText('Archived');
  await choose('Restore');
  await expect(row).toContainText('Open');
  await choose('Audit log');
  for (const what of ['restored', 'archived', 'edited']) {
    await expect(admin.getByText(`${what} ${NAME}`).first()).toBeVisible();
  }
  await admin.context().close();
});
