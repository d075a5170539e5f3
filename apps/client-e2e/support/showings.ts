import { expect, type Locator, type Page } from '@playwright/test';

import type { Newcomer } from './newcomers.ts';

/** Chooses a free time in the open dialog, late enough not to pass during the test, and submits it. */
async function proposeSomeTime(dialog: Locator): Promise<void> {
  await dialog.getByRole('group', { name: /day/ }).last().getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Proposes a showing to an applicant on the board of an ad. */
export async function proposeShowing(owner: Page, person: Newcomer): Promise<void> {
  await owner.getByRole('button', { name: `Move ${person.first_name} ${person.last_name}` }).click();
  await owner.getByRole('menuitem', { name: 'Propose a showing' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByLabel('Visitor')).toHaveText(`${person.first_name} ${person.last_name}`);
  await proposeSomeTime(dialog);
}

/** Proposes a showing of a room to a person by name, on the page of its house. */
export async function proposeShowingTo(owner: Page, room: string, person: Newcomer): Promise<void> {
  await owner.getByRole('button', { name: `Actions for ${room}` }).click();
  await owner.getByRole('menuitem', { name: 'Propose a showing' }).click();
  const dialog = owner.getByRole('dialog', { name: `Propose a showing: ${room}` });
  await dialog.getByLabel('First name').fill(person.first_name);
  await dialog.getByLabel('Last name').fill(person.last_name);
  await dialog.getByLabel('E-mail').fill(person.email);
  await proposeSomeTime(dialog);
}
