import { expect, type Locator, type Page } from '@playwright/test';

import { linkIn } from './mailbox.ts';
import type { Newcomer } from './newcomers.ts';

const nameOf = ({ first_name: first, last_name: last }: Newcomer): string => `${first} ${last}`;

/** Opens an empty ad form for a vacant room. */
export async function beginAd(page: Page, { house, room }: { house: string; room: string }): Promise<Locator> {
  await page.goto('/adview');
  await page.getByRole('button', { name: 'Advertise a room' }).first().click();
  const editor = page.getByRole('dialog', { name: 'Advertise a room' });
  await editor.getByRole('combobox', { name: 'Room' }).click();
  await page.getByRole('option', { name: `${house}: ${room}` }).click();
  return editor;
}

/** Publishes an ad, and opens its page with the board. */
export async function advertise(
  page: Page,
  { title, text, ...place }: { title: string; text: string; house: string; room: string },
): Promise<void> {
  const editor = await beginAd(page, place);
  await editor.getByLabel('Title').fill(title);
  await editor.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await editor.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('No applicants yet')).toBeVisible();
}

/** Applies for an open room: fills in the form and follows the link in the e-mail. */
export async function applyForRoom(page: Page, person: Newcomer & { message: string }): Promise<void> {
  await page.getByLabel('First name').fill(person.first_name);
  await page.getByLabel('Last name').fill(person.last_name);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('About you').fill(person.message);
  await page.getByRole('button', { name: 'Send the application' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await page.goto(await linkIn(person.email, '/room-application/confirm'));
  await expect(page.getByText(/Your application has been sent/)).toBeVisible();
}

const cardIn = (page: Page, column: RegExp, person: Newcomer): Locator =>
  page.getByRole('group', { name: column }).getByRole('button', { name: nameOf(person), exact: true });

/** Shortlists a new applicant by keyboard; the focus moves along. */
export async function shortlist(owner: Page, person: Newcomer): Promise<void> {
  // The board updates itself.
  await cardIn(owner, /^New/, person).focus();
  await owner.keyboard.press('ArrowRight');
  await expect(cardIn(owner, /^Shortlisted/, person)).toBeFocused();
}

/** Offers the room to an applicant on the board, on the advertised terms. @param lease title of the lease's template */
export async function offerRoom(owner: Page, person: Newcomer, lease?: string): Promise<void> {
  await owner.getByRole('button', { name: `Move ${nameOf(person)}` }).click();
  await owner.getByRole('menuitem', { name: 'Offer the room' }).click();
  if (lease !== undefined) await owner.getByRole('combobox', { name: 'Lease' }).selectOption(lease);
  await owner.getByRole('button', { name: 'Send the offer' }).click();
  await expect(cardIn(owner, /^Offered/, person)).toBeVisible();
}
