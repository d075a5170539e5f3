import { expect, type Page } from '@playwright/test';

import { visit } from '../visit.ts';

/** The room choice of Elm House that waits for answers. */
export async function toARoomChoice(page: Page): Promise<void> {
  await visit(page, '/rooms');
  await page.getByRole('combobox', { name: 'House' }).selectOption({ label: 'Elm House' });
  await page.getByRole('listitem').filter({ hasText: 'Waiting for answers' }).getByRole('link').click();
  await expect(page.getByText(/1 of 3 have answered/)).toBeVisible();
}

export async function toARoomChoiceToOpen(page: Page): Promise<void> {
  await visit(page, '/rooms');
  await page.getByRole('button', { name: 'Let people choose' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add someone by name' }).click();
  await expect(dialog.getByLabel('E-mail')).toBeVisible();
}
