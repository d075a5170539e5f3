import { type Browser, expect, type Page, test } from '@playwright/test';

import { linkIn } from '../support/mailbox.ts';
import { join } from '../support/newcomers.ts';
import { openBrowser, signIn } from '../support/people.ts';

const MARA = 'mara.lind@example.test';
const NORA = 'nora.quist@example.test';

async function apply(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'List your houses' }).first().click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Please enter a first name.')).toBeVisible();
  await page.getByLabel('First name').fill('Mara');
  await page.getByLabel('Last name').fill('Lind');
  await page.getByLabel('E-mail').fill(MARA);
  await page.getByLabel('City of your houses').fill('Leeds');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`We have sent an e-mail to ${MARA}.`)).toBeVisible();
  await page.goto(await linkIn(MARA, '/confirm-application'));
  await expect(page.getByText('Your address is confirmed.')).toBeVisible();
}

async function approve(browser: Browser, meanwhile: () => Promise<void>): Promise<void> {
  const admin = await signIn(browser, 'admin');
  await admin.goto('/admino');
  const applications = admin.getByRole('region', { name: 'Applications' });
  await expect(applications.getByRole('heading', { name: 'Ines Ferreira' })).toBeVisible();
  await meanwhile();
  // It appears by itself: the list follows what happens.
  await applications.getByRole('button', { name: 'Approve Mara Lind' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(admin.getByText('Mara Lind is approved and invited.')).toBeVisible();
  await expect(applications.getByRole('heading', { name: 'Mara Lind' })).toBeHidden();
  await admin.context().close();
}

async function listHouse(page: Page): Promise<void> {
  await page.goto('/edithouse');
  await page.getByLabel('Name of the house').fill('Larch House');
  await page.getByLabel('Street and number').fill('3 Park Row');
  await page.getByLabel('Postal code').fill('LS1 5HD');
  await page.getByLabel('City').fill('Leeds');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  const room = page.getByRole('group', { name: 'Room 1', exact: true });
  await room.getByLabel('Name of the room').fill('Bay window');
  await room.getByLabel('Rent a month').fill('560');
  await page.getByRole('button', { name: 'Open the house' }).click();
  await expect(page.getByRole('heading', { name: 'Larch House', level: 1 })).toBeVisible();
}

test('somebody applies, is approved, lists a house, and lets a roomie move in who joins', async ({ browser }) => {
  test.slow();
  const mara = await openBrowser(browser);
  await approve(browser, () => apply(mara));
  await join(mara, MARA, 'Homeowner');
  await expect(mara).toHaveURL(/\/admin$/);
  await listHouse(mara);

  await mara.getByRole('button', { name: 'Invite a roomie' }).click();
  const dialog = mara.getByRole('dialog', { name: 'Invite a roomie to Larch House' });
  await dialog.getByLabel('First name').fill('Nora');
  await dialog.getByLabel('Last name').fill('Quist');
  await dialog.getByLabel('E-mail').fill(NORA);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(mara.getByText('Nora is invited.')).toBeVisible();

  await mara.getByRole('link', { name: 'Nora Quist' }).click();
  await expect(mara.getByText('Has not joined yet')).toBeVisible();
  await mara.getByLabel('Rent a month').fill('545,50');
  await mara.getByRole('region', { name: 'The stay' }).getByRole('button', { name: 'Save' }).click();
  await expect(mara.getByText('The stay is saved.')).toBeVisible();
  await mara.getByLabel('Note', { exact: true }).fill('Plays the cello.');
  await mara.getByRole('region', { name: 'Private note' }).getByRole('button', { name: 'Save' }).click();
  await expect(mara.getByText('Your note is saved.')).toBeVisible();

  const nora = await openBrowser(browser);
  await join(nora, NORA, 'Roomie');
  await expect(nora).toHaveURL(/\/user$/);
  await expect(nora.getByText('Bay window in Larch House')).toBeVisible();
  await nora.goto('/profile');
  await nora.getByRole('button', { name: 'Add an emergency contact' }).click();
  const contact = nora.getByRole('group', { name: 'Emergency contact' });
  await contact.getByLabel('Name').fill('Ida Quist');
  await contact.getByLabel('Telephone').fill('+46 8 000 000');
  await contact.getByLabel('Relation to you').fill('Sister');
  await nora.getByRole('region', { name: 'Your profile' }).getByRole('button', { name: 'Save' }).click();
  await expect(nora.getByText('Your profile is saved.')).toBeVisible();
  // The note is hers alone who wrote it.
  expect(await nora.content()).not.toContain('cello');

  await mara.reload();
  await expect(mara.getByText('Ida Quist (Sister)')).toBeVisible();
  await expect(mara.getByText('Has not joined yet')).toBeHidden();
  await expect(mara.getByLabel('Rent a month')).toHaveValue('545.50');
  await expect(mara.getByLabel('Note', { exact: true })).toHaveValue('Plays the cello.');
  await mara.context().close();
  await nora.context().close();
});
