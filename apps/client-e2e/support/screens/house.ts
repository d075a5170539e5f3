import { expect, type Page } from '@playwright/test';

import { openHouse } from '../houses.ts';
import { visit } from '../visit.ts';

// Screens of houses, people and the chat that are reached by clicking.

export async function toElmHouse(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await expect(page.getByRole('heading', { name: 'Shopping list' })).toBeVisible();
}

export async function toItsForm(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

export async function toTheDraft(page: Page): Promise<void> {
  await visit(page, '/view');
  await page.getByRole('link', { name: 'Finish the draft Rowan Cottage' }).click();
  await expect(page.getByRole('button', { name: 'Open the house' })).toBeVisible();
}

export async function toARoomie(page: Page): Promise<void> {
  await openHouse(page, 'Alder House');
  await page.getByRole('link', { name: 'Lena Fischer' }).click();
  await expect(page.getByRole('heading', { name: 'Lena Fischer', level: 1 })).toBeVisible();
}

export async function toAConversation(page: Page): Promise<void> {
  await visit(page, '/chat');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeVisible();
}

export async function toThePeopleOfAConversation(page: Page): Promise<void> {
  await toAConversation(page);
  await page.getByRole('button', { name: 'People in this conversation' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Opens the chats of a house from its page, because their address alone opens nothing. */
export async function toTheChatsOfAHouse(page: Page): Promise<void> {
  await visit(page, '/admin/houses');
  await page.getByRole('link', { name: 'Birch House', exact: true }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('A complaint');
  await page.getByRole('button', { name: 'Read the chats' }).click();
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button').first().click();
  await expect(page.getByRole('log')).toBeVisible();
}

export async function toTheMenu(page: Page): Promise<void> {
  await visit(page, '/profile');
  // On a desktop all three controls are visible, and the bell opens a menu.
  const menu = page.getByRole('button', { name: 'Account menu' });
  await expect(page.getByRole('button', { name: /^Alerts/ })).toBeVisible();
  await ((await menu.isVisible()) ? menu : page.getByRole('button', { name: /^Alerts/ })).click();
  await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
}

export async function toTheMenuOfARoom(page: Page): Promise<void> {
  await openHouse(page, 'Elm House');
  await page.getByRole('button', { name: 'Actions for Small study' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

export async function toTheChoiceOfAnEmail(page: Page): Promise<void> {
  await visit(page, '/profile?show=alerts');
  await page.getByRole('combobox', { name: 'By e-mail' }).first().click();
  await expect(page.getByRole('listbox')).toBeVisible();
}

export async function toAnApiTokenToCreate(page: Page): Promise<void> {
  await visit(page, '/profile?show=security');
  await page.getByRole('button', { name: 'Create a token' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

export async function toTheEndOfAnAccount(page: Page): Promise<void> {
  await visit(page, '/profile?show=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
}
