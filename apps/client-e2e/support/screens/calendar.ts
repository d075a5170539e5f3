import { expect, type Page } from '@playwright/test';

import { visit } from '../visit.ts';

// Screens of the calendar that are reached by clicking.

export async function toAGuestToEnter(page: Page): Promise<void> {
  await visit(page, '/calendar');
  await page.getByRole('button', { name: 'Add a guest' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a guest' }).getByLabel('Their name')).toBeVisible();
}

export async function toAParcelToEnter(page: Page): Promise<void> {
  await visit(page, '/calendar');
  await page.getByRole('button', { name: 'Add a parcel' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a parcel' }).getByLabel('Where it is')).toBeVisible();
}

export async function toTheBoards(page: Page): Promise<void> {
  await visit(page, '/calendar');
  await page.getByRole('button', { name: 'More for Alder House' }).click();
  await page.getByRole('menuitem', { name: 'Kitchen boards' }).click();
  await expect(page.getByRole('dialog').getByText('Kitchen tablet')).toBeVisible();
}

export async function toTheBoardOfAHouse(page: Page): Promise<void> {
  await toTheBoards(page);
  const link = await page.getByRole('link', { name: 'Open Kitchen tablet' }).getAttribute('href');
  await page.goto(new URL(link ?? '').pathname);
  await expect(page.getByRole('region', { name: 'Today' })).toBeVisible();
}
