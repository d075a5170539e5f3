import { expect, type Page, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { signIn } from '../support/sessions.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });

test('a roomie gets around by keys: the palette, pages by letters, and the list of shortcuts', async ({ browser }) => {
  const rosa = await signIn(browser, 'rosa');

  await test.step('the palette finds a conversation by a few letters', async () => {
    await rosa.keyboard.press('Control+k');
    await expect(field(rosa)).toBeFocused();
    await checkScreen(rosa);
    await field(rosa).fill('helen');
    await rosa.getByRole('option', { name: /^Helen Marsh/ }).waitFor();
    await rosa.keyboard.press('Enter');
    await expect(rosa).toHaveURL(/\/chat\?c=/);
    await expect(palette(rosa)).toHaveCount(0);
  });

  await test.step('an action opens its form, also from a field', async () => {
    await rosa.keyboard.press('Control+k');
    await expect(rosa.getByRole('option').first()).toContainText('Helen Marsh');
    await field(rosa).fill('purchase');
    await rosa.keyboard.press('Enter');
    await expect(rosa.getByRole('dialog', { name: 'What did you buy?' })).toBeVisible();
    await rosa.keyboard.press('Escape');
    await expect(rosa).toHaveURL(/\/supplies$/);
    // Keys of a page do nothing until the dialog is gone.
    await expect(rosa.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('g and a letter go to a page', async () => {
    // The second key has to follow in time, which a busy machine may miss.
    await expect(async () => {
      await rosa.locator('body').press('g');
      await rosa.locator('body').press('r');
      await expect(rosa).toHaveURL(/\/rulechange$/, { timeout: 3_000 });
    }).toPass();
  });

  await test.step('? lists all of them', async () => {
    await rosa.locator('body').press('?');
    await expect(rosa.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await checkScreen(rosa);
    await rosa.keyboard.press('Escape');
  });

  await test.step('they are turned off in the profile', async () => {
    await rosa.goto('/profile');
    await rosa.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck();
    await rosa.getByRole('heading', { level: 1 }).click();
    await rosa.keyboard.press('Control+k');
    await rosa.keyboard.press('?');
    await expect(rosa.getByRole('dialog')).toHaveCount(0);
    await rosa.reload();
    await expect(rosa.getByRole('switch', { name: 'Keyboard shortcuts' })).not.toBeChecked();
  });
  await rosa.context().close();
});
