import { expect, type Page } from '@playwright/test';

import { visit } from '../visit.ts';

// Screens of the stock that are reached by clicking.

export async function toAThingOfTheStock(page: Page): Promise<void> {
  await visit(page, '/stock');
  await page.getByRole('link', { name: 'Bin bags' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bin bags' })).toBeVisible();
}

export async function toTheCodesOfAStock(page: Page): Promise<void> {
  await visit(page, '/stock');
  await page.getByRole('button', { name: 'Print codes' }).click();
  await expect(page.getByRole('img', { name: 'Code for Coffee' })).toBeVisible();
}
