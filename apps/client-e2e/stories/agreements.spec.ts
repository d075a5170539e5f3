import { expect, type Page, test } from '@playwright/test';

import { openAs, signIn } from '../support/sessions.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the agreement' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const card = (page: Page, title: string) => page.getByRole('article', { name: title });

async function writeFromExample(page: Page, title: string): Promise<void> {
  await page.goto('/agreements');
  await page.getByRole('link', { name: 'New template' }).click();
  await page.getByRole('link', { name: 'Use this example: House rules' }).click();
  await expect(text(page)).toContainText('It is quiet from 22:00');
  await page.getByLabel('Title').fill(title);
}

test('a homeowner writes a template and previews it for a real room', async ({ browser }) => {
  const omar = await openAs(browser, 'omar');
  await writeFromExample(omar, 'Rules of Birch House');
  await expect(preview(omar)).toContainText('Bao');
  await text(omar).click();
  await omar.keyboard.press('ControlOrMeta+End');
  await omar.keyboard.press('Enter');
  await omar.keyboard.type('Rent: {{rent}} until ');
  await omar.getByRole('button', { name: 'Placeholder' }).click();
  await omar.getByRole('menuitem', { name: 'Last day' }).click();
  await expect(preview(omar)).toContainText(/Rent: €\d+\.00 until/);
  await expect(preview(omar)).toContainText('Missing for this room: Last day.');

  await omar.keyboard.press('Enter');
  await omar.getByRole('button', { name: 'Insert a table' }).click();
  for (const cell of ['Key', 'Count', 'Front door']) {
    await omar.keyboard.type(cell);
    await omar.keyboard.press('Tab');
  }
  await omar.keyboard.type('2');
  await omar.getByRole('button', { name: 'Change the table' }).click();
  await omar.getByRole('menuitem', { name: 'Add a row below' }).click();
  await expect(preview(omar).getByRole('columnheader')).toHaveText(['Key', 'Count']);
  await expect(preview(omar).getByRole('row')).toHaveCount(4);

  await omar.getByRole('button', { name: 'Save' }).click();
  await expect(omar.getByRole('heading', { level: 1, name: 'Rules of Birch House' })).toBeVisible();
  await omar.reload();
  await expect(text(omar)).toContainText('Rent: Rent until Last day');
  await expect(text(omar).getByRole('row', { name: 'Front door 2' })).toBeVisible();
  await omar.getByRole('link', { name: 'All templates' }).click();
  await expect(card(omar, 'Rules of Birch House')).toContainText('Version 1');
  await omar.context().close();
});

test('two versions are compared, and the previous text is restored', async ({ browser }) => {
  const omar = await openAs(browser, 'omar');
  await writeFromExample(omar, 'Rules that change');
  await omar.getByRole('button', { name: 'Save' }).click();
  await expect(omar.getByRole('heading', { level: 1, name: 'Rules that change' })).toBeVisible();
  await text(omar)
    .getByText('Nobody smokes indoors.')
    .dblclick({ position: { x: 10, y: 8 } });
  await omar.keyboard.type('Somebody');
  await omar.getByRole('button', { name: 'Save' }).click();
  await expect(omar.getByText('Template saved.')).toBeVisible();

  await omar.getByRole('button', { name: 'Versions' }).click();
  const dialog = omar.getByRole('dialog', { name: 'Versions of Rules that change' });
  await expect(dialog.locator('del')).toContainText('Nobody');
  await expect(dialog.locator('ins')).toContainText('Somebody');
  await dialog.getByRole('button', { name: 'Use the text of version 1' }).click();
  await expect(text(omar)).toContainText('Nobody smokes indoors.');
  // The same version is restored again, over newer edits.
  await text(omar)
    .getByText('Nobody smokes indoors.')
    .dblclick({ position: { x: 10, y: 8 } });
  await omar.keyboard.type('Everybody');
  await omar.getByRole('button', { name: 'Versions' }).click();
  await dialog.getByRole('button', { name: 'Use the text of version 1' }).click();
  await expect(text(omar)).toContainText('Nobody smokes indoors.');
  await omar.getByRole('button', { name: 'Save' }).click();
  await omar.getByRole('link', { name: 'All templates' }).click();
  await expect(card(omar, 'Rules that change')).toContainText('Version 3');

  await omar.getByRole('button', { name: 'Actions for Rules that change' }).click();
  await omar.getByRole('menuitem', { name: 'Switch off' }).click();
  await expect(card(omar, 'Rules that change').getByText('Switched off')).toBeVisible();
  await omar.getByRole('button', { name: 'Actions for Rules that change' }).click();
  await omar.getByRole('menuitem', { name: 'Delete' }).click();
  await omar.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card(omar, 'Rules that change')).toHaveCount(0);
  await omar.context().close();
});

test("a template changed in another tab isn't overwritten without confirmation", async ({ browser }) => {
  const one = await openAs(browser, 'omar');
  await writeFromExample(one, 'Rules in two tabs');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByRole('heading', { level: 1, name: 'Rules in two tabs' })).toBeVisible();
  const other = await one.context().newPage();
  await other.goto(one.url());
  await other.getByLabel('Title').fill('Rules of the other tab');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Rules of the other tab' })).toBeVisible();

  await one.getByLabel('Title').fill('Rules of this tab');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByText('This template has changed since you opened it.')).toBeVisible();
  await one.getByRole('button', { name: 'Keep mine' }).click();
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.getByRole('heading', { level: 1, name: 'Rules of this tab' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Rules of this tab' })).toBeVisible();
  await one.context().close();
});

test('the text is written on a phone and by keyboard alone, and survives leaving the page', async ({ browser }) => {
  const omar = await signIn(browser, 'omar', { width: 360, at: '/AddNewAggrement?from=blank' });
  await omar.getByLabel('Title').fill('By keyboard');
  await omar.getByRole('button', { name: 'Bold' }).focus();
  await omar.keyboard.press('ArrowLeft');
  await expect(omar.getByRole('button', { name: 'Placeholder' })).toBeFocused();
  await omar.keyboard.press('Enter');
  await omar.keyboard.press('ArrowDown');
  await omar.keyboard.press('Enter');
  await expect(text(omar)).toContainText('Homeowner’s e-mail');
  await omar.getByRole('button', { name: 'Show the preview' }).click();
  await expect(preview(omar)).toContainText('omar@demo.test');
  await omar.getByRole('link', { name: 'All templates' }).click();
  await expect(omar.getByRole('alertdialog')).toBeVisible();
  await omar.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await expect(omar.getByLabel('Title')).toHaveValue('By keyboard');
  await omar.context().close();
});
