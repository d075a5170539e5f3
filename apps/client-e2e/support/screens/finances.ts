import { expect, type Page } from '@playwright/test';

import { scrollDownTo } from '../scroll-down.ts';
import { visit } from '../visit.ts';

// Screens of a homeowner's finances that are reached by clicking.

export async function toACostToAdd(page: Page): Promise<void> {
  await visit(page, '/finances?open=cost');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'How often' }).selectOption('month');
  await expect(dialog.getByLabel('Until (optional)')).toBeVisible();
  await expect(dialog.getByLabel('Add photos')).toBeVisible();
}

export async function toACost(page: Page): Promise<void> {
  await visit(page, '/finances');
  const row = page.getByRole('button', { name: /^Open Repairs and maintenance, / }).first();
  await scrollDownTo(page, row);
  await row.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Edit' })).toBeVisible();
}

export async function toTheRowsOfAFigure(page: Page): Promise<void> {
  await visit(page, '/finances');
  const line = page.getByRole('button', { name: /^Show the entries of Rent: / }).first();
  await scrollDownTo(page, line);
  await line.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toARecurringCost(page: Page): Promise<void> {
  await visit(page, '/finances');
  const more = page.getByRole('button', { name: /^More about Insurance, / });
  await scrollDownTo(page, more);
  await more.click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect(page.getByRole('dialog').getByLabel('Amount')).toBeVisible();
}
