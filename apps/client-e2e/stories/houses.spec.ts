import { expect, test } from '@playwright/test';

import { fillAddress, fillGermany, fillRoom, openHouse } from '../support/houses.ts';
import { signIn } from '../support/sessions.ts';

const POPLAR = { name: 'Poplar House', street: 'Pappelallee 12', postalCode: '10437', city: 'Berlin' };

test("a homeowner lists a house in two steps, edits it, archives it and learns why an occupied house can't be archived", async ({
  browser,
}) => {
  const page = await signIn(browser, 'omar');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary', { hasText: 'Houses' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Houses', exact: true }).click();
  await page.getByRole('link', { name: 'Add a house' }).first().click();

  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Enter the city')).toBeVisible();
  await fillAddress(page, POPLAR);
  await page.reload();
  await expect(page.getByText('We’ve restored what you typed.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Berlin');
  await fillGermany(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();

  // If the form is left halfway, the house waits as a draft in the list.
  await expect(page.getByRole('button', { name: 'Open the house' })).toBeVisible();
  await page.goto('/view');
  await page
    .getByRole('link', { name: `Finish the draft ${POPLAR.name}` })
    .first()
    .click();
  await fillRoom(page, 1, 'Street side', '640');
  await page.getByRole('button', { name: 'Add another room' }).click();
  await fillRoom(page, 2, 'Garden side', '590,50');
  await page.getByRole('checkbox', { name: 'Balcony' }).check();
  await page.getByRole('button', { name: 'Start with a suggestion' }).click();
  await page.getByRole('button', { name: 'Open the house' }).click();
  await expect(page.getByRole('heading', { name: POPLAR.name, level: 1 })).toBeVisible();
  await expect(page.getByText('€590.50 a month')).toBeVisible();
  await expect(page.getByText('2 rooms are vacant')).toBeVisible();

  const window = await page.context().newPage();
  await window.goto(page.url());
  const board = page.getByRole('region', { name: 'Shopping list' });
  await board.getByRole('textbox').fill('Light bulbs');
  await board.getByRole('button', { name: 'Add' }).click();
  await expect(window.getByText('Light bulbs')).toBeVisible();
  await page.getByRole('button', { name: 'Add a room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a room' });
  await dialog.getByLabel('Room name').fill('Attic');
  await dialog.getByLabel('Rent a month').fill('520');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(window.getByRole('heading', { name: 'Attic' })).toBeVisible();
  await window.close();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Description').fill('Between two parks.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Between two parks.')).toBeVisible();

  await page.getByRole('button', { name: 'Archive the house' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page).toHaveURL(/\/archiveview$/);
  await page.getByRole('button', { name: `Restore ${POPLAR.name}` }).click();
  await expect(page.getByText(`${POPLAR.name} restored.`)).toBeVisible();

  await openHouse(page, 'Birch House');
  await page.getByRole('button', { name: 'Archive the house' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/You can archive a house once every stay has ended/)).toBeVisible();
  await page.context().close();
});

test('houses are found by search, filter and table, and the URL keeps the selection', async ({ browser }) => {
  const page = await signIn(browser, 'helen', { at: '/view' });
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('searchbox', { name: 'Name or city' }).fill('chorlton');
  await expect(page).toHaveURL(/view=table.*search=chorlton/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Rowan Cottage' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Name or city' }).fill('atlantis');
  await page.getByRole('button', { name: 'Show all houses' }).click();
  await expect(page.getByRole('rowheader', { name: 'Elm House' })).toBeVisible();
  await page.context().close();
});
