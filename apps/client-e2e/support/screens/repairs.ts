import { expect, type Page } from '@playwright/test';

import { visit } from '../visit.ts';

// Screens of repairs that are reached by clicking.

const TAP = 'The kitchen tap drips';
const FAN = 'The bathroom fan doesn’t start';
const DOOR = 'The balcony door doesn’t close properly';

async function open(page: Page, title: string): Promise<void> {
  await visit(page, '/repairs');
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
  await expect(page.getByRole('dialog', { name: title }).getByRole('heading', { name: 'Notes' })).toBeVisible();
}

export async function toARepairToReport(page: Page): Promise<void> {
  await visit(page, '/repairs');
  await page.getByRole('button', { name: 'Report a repair' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'How urgent is it?' }).selectOption('emergency');
  await expect(dialog.getByText('call the emergency services first')).toBeVisible();
}

export const toARepairWithAVisit = (page: Page): Promise<void> => open(page, TAP);

export async function toAVisitToAgree(page: Page): Promise<void> {
  await open(page, DOOR);
  await expect(page.getByRole('button', { name: 'That suits me' })).toBeVisible();
}

export const toAReportedRepair = (page: Page): Promise<void> => open(page, FAN);

export async function toARepairToPlan(page: Page): Promise<void> {
  await open(page, TAP);
  await page.getByRole('button', { name: `More about ${TAP}` }).click();
  await page.getByRole('menuitem', { name: 'Change the plan' }).click();
  await expect(page.getByRole('dialog').getByLabel('Day of the visit')).toBeVisible();
}

export async function toARepairToFinish(page: Page): Promise<void> {
  await open(page, TAP);
  await page.getByRole('button', { name: 'It’s repaired' }).click();
  await expect(page.getByRole('dialog').getByLabel('What was done?')).toBeVisible();
}
