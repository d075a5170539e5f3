import { expect, type Page, test } from '@playwright/test';

import { signIn } from '../support/people.ts';

const NAME = 'Poplar House';

async function fillRoom(page: Page, number: number, name: string, rent: string): Promise<void> {
  const room = page.getByRole('group', { name: `Room ${String(number)}`, exact: true });
  await room.getByLabel('Name of the room').fill(name);
  await room.getByLabel('Rent a month').fill(rent);
}

test('a homeowner lists a house in two steps, edits it, archives it and is told why not while somebody lives there', async ({
  browser,
}) => {
  const page = await signIn(browser, 'omar');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Houses' }).click();
  await page.getByRole('link', { name: 'Add a house' }).first().click();

  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Say the city')).toBeVisible();
  await page.getByLabel('Name of the house').fill(NAME);
  await page.getByLabel('Street and number').fill('Pappelallee 12');
  await page.getByLabel('Postal code').fill('10437');
  await page.getByLabel('City').fill('Berlin');
  await page.reload();
  await expect(page.getByText('What you had typed here is back.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Berlin');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berl');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();

  // Left in the middle, it waits as a draft where one would look for it.
  await expect(page.getByRole('button', { name: 'Open the house' })).toBeVisible();
  await page.goto('/admin');
  await page
    .getByRole('link', { name: /Finish the draft/ })
    .first()
    .click();
  await fillRoom(page, 1, 'Street side', '640');
  await page.getByRole('button', { name: 'Add another room' }).click();
  await fillRoom(page, 2, 'Garden side', '590,50');
  await page.getByRole('checkbox', { name: 'Balcony' }).check();
  await page.getByRole('button', { name: 'Begin with a suggestion' }).click();
  await page.getByRole('button', { name: 'Open the house' }).click();
  await expect(page.getByRole('heading', { name: NAME, level: 1 })).toBeVisible();
  await expect(page.getByText('€590.50 a month')).toBeVisible();
  await expect(page.getByText('2 rooms are vacant')).toBeVisible();

  const window = await page.context().newPage();
  await window.goto(page.url());
  const board = page.getByRole('region', { name: 'Wanted board' });
  await board.getByRole('textbox').fill('Light bulbs');
  await board.getByRole('button', { name: 'Add' }).click();
  await expect(window.getByText('Light bulbs')).toBeVisible();
  await page.getByRole('button', { name: 'Add a room' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a room' });
  await dialog.getByLabel('Name of the room').fill('Attic');
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
  await page.getByRole('button', { name: `Restore ${NAME}` }).click();
  await expect(page.getByText(`${NAME} is open again.`)).toBeVisible();

  await page.goto('/view');
  await page.getByRole('link', { name: 'Birch House', exact: true }).click();
  await page.getByRole('button', { name: 'Archive the house' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText(/Somebody lives here/)).toBeVisible();
  await page.context().close();
});

test('houses are found by search, filter and table, and the address remembers it', async ({ browser }) => {
  const page = await signIn(browser, 'helen');
  await page.goto('/view');
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('searchbox', { name: 'Search by name or city' }).fill('chorlton');
  await expect(page).toHaveURL(/view=table.*search=chorlton/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Rowan Cottage' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search by name or city' }).fill('atlantis');
  await page.getByRole('button', { name: 'Show all houses' }).click();
  await expect(page.getByRole('rowheader', { name: 'Elm House' })).toBeVisible();
  await page.context().close();
});
