import { expect, test } from '@playwright/test';

import { openHouse } from '../support/houses.ts';
import { joinByScreens } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const NORA = { first_name: 'Nora', last_name: 'Quist', email: 'nora.quist@example.test' };

test('a homeowner moves a roomie in, who joins, adds an emergency contact, and never sees the private note about them', async ({
  browser,
}) => {
  const helen = await signIn(browser, 'helen');
  await openHouse(helen, 'Elm House');
  await helen.getByRole('button', { name: 'Invite a roomie' }).click();
  const dialog = helen.getByRole('dialog', { name: 'Invite a roomie to Elm House' });
  await dialog.getByRole('combobox', { name: 'Room' }).click();
  await helen.getByRole('option', { name: 'Back bedroom' }).click();
  await dialog.getByLabel('First name').fill(NORA.first_name);
  await dialog.getByLabel('Last name').fill(NORA.last_name);
  await dialog.getByLabel('E-mail').fill(NORA.email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();

  await helen.getByRole('link', { name: 'Nora Quist' }).click();
  await expect(helen.getByText('Has not joined yet')).toBeVisible();
  await helen.getByLabel('Rent a month').fill('545,50');
  await helen.getByRole('region', { name: 'Tenancy' }).getByRole('button', { name: 'Save' }).click();
  await expect(helen.getByText('Tenancy saved.')).toBeVisible();
  await helen.getByLabel('Note', { exact: true }).fill('Plays the cello.');
  await helen.getByRole('region', { name: 'Private note' }).getByRole('button', { name: 'Save' }).click();
  await expect(helen.getByText('Note saved.')).toBeVisible();

  const nora = await openBrowser(browser);
  await joinByScreens(nora, NORA);
  await expect(nora).toHaveURL(/\/user$/);
  await expect(nora.getByText('Back bedroom in Elm House')).toBeVisible();
  await nora.goto('/profile');
  await nora.getByRole('button', { name: 'Add an emergency contact' }).click();
  const contact = nora.getByRole('group', { name: 'Emergency contact' });
  await contact.getByLabel('Name').fill('Ida Quist');
  await contact.getByLabel('Phone').fill('+46 8 000 000');
  await contact.getByLabel('Relationship to you').fill('Sister');
  await nora.getByRole('region', { name: 'Your profile' }).getByRole('button', { name: 'Save' }).click();
  await expect(nora.getByText('Profile saved.')).toBeVisible();
  // Only its author may read the note.
  expect(await nora.content()).not.toContain('cello');

  await helen.reload();
  await expect(helen.getByText('Ida Quist (Sister)')).toBeVisible();
  await expect(helen.getByText('Has not joined yet')).toBeHidden();
  await expect(helen.getByLabel('Rent a month')).toHaveValue('545.50');
  await expect(helen.getByLabel('Note', { exact: true })).toHaveValue('Plays the cello.');
  await helen.context().close();
  await nora.context().close();
});
