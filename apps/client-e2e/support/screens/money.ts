import { expect, type Page } from '@playwright/test';

export async function toAPurchaseToEnter(page: Page): Promise<void> {
  await page.goto('/supplies');
  await page.getByRole('button', { name: 'Enter a purchase' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Add photos' })).toBeVisible();
}

export async function toTheSharesOfAPurchase(page: Page): Promise<void> {
  await page.goto('/supplies');
  await page
    .getByRole('button', { name: /^Who bears what of / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}

export async function toAnotherPrice(page: Page): Promise<void> {
  await page.goto('/adminsupplies?show=confirm');
  await page
    .getByRole('button', { name: /^Another price: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
}

export async function toWhatABalanceIsMadeOf(page: Page): Promise<void> {
  await page.goto('/supplies');
  await page.getByRole('button', { name: 'Show what it is made of' }).first().click();
  await expect(page.getByRole('region', { name: 'By account' })).toBeVisible();
}

export async function toEveryEntry(page: Page): Promise<void> {
  await page.goto('/supplies');
  await page.getByRole('button', { name: 'Every entry' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}
