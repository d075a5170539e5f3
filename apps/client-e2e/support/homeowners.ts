import { expect, type Page } from '@playwright/test';

import { linkIn } from './mailbox.ts';
import type { Newcomer } from './newcomers.ts';

/** Applies from the landing page up to a confirmed application. */
export async function applyAsHomeowner(page: Page, person: Newcomer & { city: string }): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'List your house', exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Enter a first name.')).toBeVisible();
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('City of your houses').fill(person.city);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`We’ve e-mailed ${person.email}.`)).toBeVisible();
  await page.goto(await linkIn(person.email, '/confirm-application'));
  await expect(page.getByText('Address confirmed.')).toBeVisible();
}

/** Approves an application. @param admin an admin who has the list open already: a new application appears by itself */
export async function approve(admin: Page, { first_name: first, last_name: last }: Newcomer): Promise<void> {
  const name = `${first} ${last}`;
  const applications = admin.getByRole('region', { name: 'Applications' });
  await applications.getByRole('button', { name: `Approve ${name}` }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(applications.getByRole('heading', { name })).toBeHidden();
}
