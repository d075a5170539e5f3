import { expect, type Page } from '@playwright/test';
import { visit } from '../visit.ts';

export async function toAnAdminToInvite(page: Page): Promise<void> {
  await visit(page, '/admin/admins');
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'E-mail' })).toBeVisible();
}

export async function toWhoseActivity(page: Page): Promise<void> {
  await visit(page, '/admino');
  await page.getByRole('button', { name: 'House or person' }).click();
  await page.getByRole('dialog').getByRole('searchbox').fill('a');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
}
