import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { makeHouse } from '../support/houses.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const JUNIPER = { name: 'Juniper House', street: 'Juniper Lane 7', postalCode: 'M21 9WR', city: 'Manchester' };
const ASA = { first_name: 'Asa', last_name: 'Holm', email: 'asa@import.test' };
const BO = { first_name: 'Bo', last_name: 'Lind', email: 'bo@import.test' };

/** A Splitwise export, with an ambiguous date in one line and a short name in another. */
const FILE = [
  'Date,Description,Category,Cost,Currency,Asa,B.',
  '2024-03-01,Milk and eggs,Groceries,8.40,GBP,4.20,-4.20',
  '2024-03-20,Paint,Home,20.01,GBP,10.01,-10.01',
  '05/04/2024,Light bulbs,Household,9.00,GBP,4.50,-4.50',
  '2024-05-02,B. paid Asa,Payment,4.20,GBP,-4.20,4.20',
  '',
  ',Total balance,,,GBP,10.01,-10.01',
].join('\n');

test('a house imports its shared expenses from Splitwise and continues from there', async ({ browser }) => {
  await makeHouse('omar', JUNIPER, ['Front room', 'Back room']);
  await makeRoomie(ASA, { owner: 'omar', house: JUNIPER.name, room: 'Front room' });
  await makeRoomie(BO, { owner: 'omar', house: JUNIPER.name, room: 'Back room' });
  const bo = await openBrowser(browser, { width: 390 });
  await join(bo, BO, 'roomie', '/supplies');
  const omar = await signIn(browser, 'omar', { at: '/supplies-history' });
  await omar.getByRole('combobox', { name: 'House' }).selectOption(JUNIPER.name);
  await expect(omar.getByRole('heading', { name: 'No purchases yet' })).toBeVisible();

  await test.step("Omar checks the file, matches the names, and leaves out lines that can't be read", async () => {
    await omar.getByRole('button', { name: 'Import a file' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Import purchases' });
    const file = { name: 'splitwise.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
    await dialog.getByLabel('Choose a file').setInputFiles(file);
    await expect(dialog.getByText(/^Line 2: “B\.” isn’t in this house/)).toBeVisible();
    await dialog.getByRole('combobox', { name: 'B.', exact: true }).selectOption('Bo Lind');
    await expect(dialog.getByText(/^Line 4: “05\/04\/2024” could be two dates/)).toBeVisible();
    await expect(dialog.getByText('1 line can’t be imported')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Import without this line' }).check();
    await dialog.getByRole('button', { name: 'Import 3 lines' }).click();
    await expect(omar.getByText(/^2 purchases, £28\.41$/)).toBeVisible();
  });

  await test.step('Bo sees on his phone, without a reload, the same debt as in Splitwise', async () => {
    await expect(bo.getByRole('region', { name: 'Your balance' }).getByText('£10.01').first()).toBeVisible();
    await expect(bo.getByText(/Asa/).first()).toBeVisible();
  });

  await test.step('the history can be exported in the same format', async () => {
    const download = omar.waitForEvent('download');
    await omar.getByRole('button', { name: 'Download as CSV' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.split('\r\n')).toContain('2024-03-20,Paint,,20.01,GBP,Asa Holm,10.00,10.01,Purchase');
    expect(text.split('\r\n')).toContain('2024-05-02,B. paid Asa,,4.20,GBP,Bo Lind,4.20,,Payment');
  });

  await test.step('Omar undoes the import, and nobody owes anything', async () => {
    await omar.getByRole('button', { name: /^Take back: 3 lines/ }).click();
    const dialog = omar.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('The wrong file.');
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(omar.getByText(/The wrong file\.$/)).toBeVisible();
    await expect(bo.getByRole('region', { name: 'Your balance' }).getByText('Nothing is owed.').first()).toBeVisible();
  });
});
