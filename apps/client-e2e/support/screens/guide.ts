import { expect, type Page } from '@playwright/test';

import { visit } from '../visit.ts';

// Screens of the house guide that are reached by clicking.

export async function toTheCodeOfAWifi(page: Page): Promise<void> {
  await visit(page, '/guide');
  await page.getByRole('button', { name: 'Show code' }).click();
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
}

export async function toAnEntryToWrite(page: Page): Promise<void> {
  await visit(page, '/guide?open=guide');
  const dialog = page.getByRole('dialog', { name: 'New entry' });
  await dialog.getByRole('combobox', { name: 'What is it about?' }).selectOption('wifi');
  await expect(dialog.getByLabel('Name of the network')).toBeVisible();
  await expect(dialog.getByLabel('Add a PDF')).toBeAttached();
}

export async function toADocumentToRenew(page: Page): Promise<void> {
  await visit(page, '/guide?show=documents');
  await page.getByRole('button', { name: 'More about “Gas safety record”' }).click();
  await page.getByRole('menuitem', { name: 'Renew' }).click();
  await expect(page.getByRole('dialog').getByLabel('Add a PDF')).toBeAttached();
}
