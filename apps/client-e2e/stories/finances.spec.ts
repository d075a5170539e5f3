import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { makeHouse } from '../support/houses.ts';
import { aPhoto } from '../support/photos.ts';
import { signIn } from '../support/sessions.ts';

const SORREL = { name: 'Sorrel House', street: 'Sorrel Row 9', postalCode: 'M21 9WS', city: 'Manchester' };
const PDF = '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

test('a cost with its receipt changes the year, is in the table, and the year is printed', async ({ browser }) => {
  await makeHouse('omar', SORREL, ['Front room']);
  const omar = await signIn(browser, 'omar', { at: '/finances' });
  await omar.getByRole('combobox', { name: 'House' }).selectOption(SORREL.name);
  await expect(omar.getByRole('heading', { name: 'Nothing in this year yet' })).toBeVisible();

  await test.step('he adds the insurance, with a photo and a PDF', async () => {
    await omar.getByRole('button', { name: 'Add a cost' }).first().click();
    const dialog = omar.getByRole('dialog', { name: 'Add a cost' });
    await dialog.getByLabel('Amount').fill('240');
    await dialog.getByLabel('Paid to (optional)').fill('=Umbrella & Sons');
    await dialog.getByLabel('Add photos').setInputFiles(await aPhoto(omar, 'kitchen'));
    await expect(dialog.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    const file = { name: 'Policy.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
    await dialog.getByLabel('Add a PDF').setInputFiles(file);
    await expect(dialog.getByRole('button', { name: 'Remove Policy.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Add cost' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('the statement has it, and opens into its rows', async () => {
    const house = omar.getByRole('region', { name: SORREL.name });
    await expect(house.getByText('-£240.00').first()).toBeVisible();
    await house.getByRole('button', { name: 'Show the entries of Insurance' }).click();
    const rows = omar.getByRole('dialog', { name: `Insurance, ${SORREL.name}` });
    await expect(rows.getByText('=Umbrella & Sons')).toBeVisible();
    await rows.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('he downloads it as a table without formulas, and as a PDF', async () => {
    const table = omar.waitForEvent('download');
    await omar.getByRole('button', { name: 'Download CSV' }).click();
    const text = await readFile(await (await table).path(), 'utf8');
    expect(text).toContain("'=Umbrella & Sons,-240.00,GBP");
    const paper = omar.waitForEvent('download');
    await omar.getByRole('button', { name: 'Download PDF' }).click();
    const bytes = await readFile(await (await paper).path());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('he removes it, and brings it back', async () => {
    await omar.getByRole('button', { name: /^Open Insurance, / }).click();
    const dialog = omar.getByRole('dialog', { name: 'Insurance' });
    await expect(dialog.getByRole('button', { name: 'Policy.pdf' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(omar.getByRole('heading', { name: 'Nothing in this year yet' })).toBeVisible();
    await omar.getByRole('button', { name: 'Undo' }).click();
    await expect(omar.getByRole('button', { name: /^Open Insurance, / })).toBeVisible();
  });
  await omar.context().close();
});
