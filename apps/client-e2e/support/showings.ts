import { expect, type Locator, type Page } from '@playwright/test';

import type { Newcomer } from './newcomers.ts';

/** In the dialog that is open: a free time far enough ahead not to pass meanwhile, and off it goes. */
async function proposeSomeTime(dialog: Locator): Promise<void> {
  await dialog.getByRole('group', { name: /day/ }).last().getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** To somebody on the board of an ad. */
export async function proposeShowing(owner: Page, person: Newcomer): Promise<void> {
  await owner.getByRole('button', { name: `Move ${person.first_name} ${person.last_name}` }).click();
  await owner.getByRole('menuitem', { name: 'Propose a showing' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByLabel('Visitor')).toHaveText(`${person.first_name} ${person.last_name}`);
  await proposeSomeTime(dialog);
}

/** To somebody by name, of a room on the page of its house. */
export async function proposeShowingTo(owner: Page, room: string, person: Newcomer): Promise<void> {
  await owner.getByRole('button', { name: `Actions for ${room}` }).click();
  await owner.getByRole('menuitem', { name: 'Propose a showing' }).click();
  const dialog = owner.getByRole('dialog', { name: `Show ${room}` });
  await dialog.getByLabel('First name').fill(person.first_name);
  await dialog.getByLabel('Last name').fill(person.last_name);
  await dialog.getByLabel('E-mail').fill(person.email);
  await proposeSomeTime(dialog);
}
