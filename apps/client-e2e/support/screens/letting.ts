import { expect, type Page } from '@playwright/test';

import { openHouse } from '../houses.ts';
import { visit } from '../visit.ts';

// Screens of letting that are reached by clicking.

const BAY_WINDOW = 'Bay window room by the park';

export async function toAnOpenRoom(page: Page): Promise<void> {
  await visit(page, '/roomad');
  await page.getByRole('link', { name: BAY_WINDOW }).click();
  await expect(page.getByRole('heading', { name: BAY_WINDOW, level: 1 })).toBeVisible();
}

export async function toItsApplicants(page: Page): Promise<void> {
  await visit(page, '/adview');
  await page.getByRole('link', { name: BAY_WINDOW }).click();
  await expect(page.getByRole('button', { name: 'Tom Ellery', exact: true })).toBeVisible();
}

export async function toAShowingToPlan(page: Page): Promise<void> {
  await toItsApplicants(page);
  await page.getByRole('button', { name: 'Propose a showing' }).click();
  await expect(page.getByRole('group', { name: /day/ }).first()).toBeVisible();
}

export async function toTheShowingTimes(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('button', { name: 'Actions for Elm House' }).click();
  await page.getByRole('menuitem', { name: 'Showing times' }).click();
  await expect(page.getByRole('dialog').getByLabel('From').first()).toBeVisible();
}

export async function toAnAgreement(page: Page): Promise<void> {
  await visit(page, '/agreements');
  await page.getByRole('link', { name: 'Room lease' }).click();
  await expect(page.getByRole('textbox', { name: 'Text of the agreement' })).toBeVisible();
  // An element under the pointer would show its tooltip.
  await page.mouse.move(0, 0);
}

export async function toItsVersions(page: Page): Promise<void> {
  await visit(page, '/agreements');
  await page.getByRole('button', { name: 'Versions of Room lease' }).click();
  await expect(page.getByRole('dialog').locator('ins').first()).toBeVisible();
}

export async function toASettlement(page: Page): Promise<void> {
  await visit(page, '/releasing');
  await page
    .getByRole('link', { name: /^Settle with/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Release the lease' })).toBeVisible();
}

export async function toANotice(page: Page): Promise<void> {
  await visit(page, '/releasing');
  await page.getByRole('button', { name: 'Give notice' }).click();
  await expect(page.getByRole('dialog').getByLabel('Last day')).not.toHaveValue('');
}

export async function toTheNoticePeriod(page: Page): Promise<void> {
  await visit(page, '/releasing');
  await page.getByRole('button', { name: 'Alder House', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Notice period in days')).toBeVisible();
}

export async function toAReport(page: Page): Promise<void> {
  await visit(page, '/move-in-submissions');
  await page.getByRole('link', { name: /^Lena Fischer: move-in/ }).click();
  await expect(page.getByRole('heading', { name: 'Added later' })).toBeVisible();
}

export async function toAnInspection(page: Page): Promise<void> {
  await visit(page, '/releasing');
  await page.getByRole('link', { name: 'Inspect the room of Lena Fischer' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Condition: Walls' }).first()).toBeVisible();
}

export async function toSendAnAgreement(page: Page): Promise<void> {
  await visit(page, '/agreements?view=sent');
  await page.getByRole('button', { name: 'Send to a roomie' }).first().click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Template' }).selectOption('Room lease');
  await expect(page.getByRole('dialog').getByLabel('First day')).toBeVisible();
}
