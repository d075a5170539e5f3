import { expect, type Page } from '@playwright/test';
import { visit } from '../visit.ts';

export async function toARatingToWrite(page: Page): Promise<void> {
  await visit(page, '/rate-ar');
  await page
    .getByRole('button', { name: /^Rate / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Private feelings' })).toBeVisible();
}

export async function toARatingToChange(page: Page): Promise<void> {
  await visit(page, '/rate-roomie');
  await page
    .getByRole('button', { name: /^Change your rating: / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
}

export async function toPrivateFeelings(page: Page): Promise<void> {
  await visit(page, '/admin/ratings');
  await page
    .getByRole('button', { name: /^Show private feelings of / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('audit log');
}
