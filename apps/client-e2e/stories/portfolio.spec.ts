import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { signIn } from '../support/sessions.ts';

test('a landlord brings houses and roomies in one file, and everyone gets a lease', async ({ browser }) => {
  const omar = await signIn(browser, 'omar', { at: '/view' });
  await omar.getByRole('button', { name: 'Import from a file' }).click();
  const dialog = omar.getByRole('dialog', { name: 'Import houses and roomies' });

  const template = await test.step('he downloads the template', async () => {
    const saved = omar.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download the template' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('House,Street,Postcode');
    return text.replaceAll('Linden House', 'Sorrel House').replaceAll('@example.org', '@portfolio.story.test');
  });
  const choose = (text: string): Promise<void> =>
    dialog
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'houses.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

  await test.step('a mistake is named by its line', async () => {
    await choose(template.replace('430.00', 'cheap'));
    await expect(dialog.getByText('Line 4, Rent: “cheap” is no amount in this currency.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  });

  await test.step('he sees what the file becomes, on a phone too', async () => {
    await choose(template);
    await expect(dialog.getByText('1 house, 3 rooms, 2 roomies')).toBeVisible();
    await expect(dialog.getByText('owes €120.00')).toBeVisible();
    await omar.setViewportSize({ width: 360, height: 780 });
    await checkScreen(omar, { light: 'all' });
    await omar.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('he imports it with a lease, and finds the house', async () => {
    const lease = dialog.getByLabel('Lease');
    await lease.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Import 3 rooms' }).click();
    await expect(omar.getByText('1 house with 3 new rooms imported. 2 roomies are invited.')).toBeVisible();
    await omar.getByRole('link', { name: 'Sorrel House', exact: true }).click();
    await expect(omar.getByRole('heading', { name: 'Sorrel House', level: 1 })).toBeVisible();
    await expect(omar.getByText('Ada Example').first()).toBeVisible();
  });
  await omar.context().close();
});
