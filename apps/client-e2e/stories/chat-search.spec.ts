import { expect, type Page, test } from '@playwright/test';

import { openConversation } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';

const HOUSE = 'Alder House';
/** Weeks before the newest message. */
const REMINDER = /Reminder that the green one is every other week/;

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search messages' });
const result = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('button', { name: REMINDER });
const found = (page: Page) => page.getByRole('article', { name: REMINDER });

test('a roomie finds an old message on a phone, reads on from there and goes back', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa', { width: 360 });
  await rosa.goto('/chat');
  await rosa.getByRole('button', { name: 'Search messages' }).click();
  await expect(field(rosa)).toBeFocused();
  await field(rosa).fill('weeks remind');
  await result(rosa).click();
  await expect(found(rosa)).toBeInViewport();
  await rosa.goBack();
  await expect(field(rosa)).toHaveValue('weeks remind');
  await result(rosa).click();
  await rosa.getByRole('button', { name: 'Jump to the latest' }).click();
  await expect(rosa.getByRole('button', { name: 'Jump to the latest' })).toBeHidden();
  await rosa.getByRole('button', { name: 'Back to conversations' }).click();
  await expect(result(rosa)).toBeVisible();
  await rosa.getByRole('button', { name: 'Close search' }).click();
  await expect(rosa.getByRole('list', { name: 'Conversations' })).toBeVisible();
  await rosa.context().close();
});

test('a conversation is searched by keyboard, and opened at a day', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa');
  await openConversation(rosa, HOUSE);
  await expect(rosa.getByRole('log')).toBeVisible();
  await rosa.keyboard.press('Control+f');
  await field(rosa).pressSequentially('green bin');
  await expect(rosa.getByText(`In ${HOUSE}`)).toBeVisible();
  await expect(result(rosa).getByText('green', { exact: true })).toBeVisible();
  await field(rosa).press('ArrowDown');
  await expect(result(rosa)).toBeFocused();
  await rosa.keyboard.press('Enter');
  await expect(found(rosa)).toBeInViewport();
  await expect(found(rosa)).toBeFocused();
  const sentAt = await found(rosa).locator('time').getAttribute('datetime');
  await rosa.getByLabel('Go to date').fill(sentAt?.slice(0, 10) ?? '');
  await rosa.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(rosa).toHaveURL(/at=\d{4}-/);
  await expect(
    rosa
      .getByRole('log')
      .locator(`time[datetime^="${sentAt?.slice(0, 10) ?? ''}"]`)
      .first(),
  ).toBeInViewport();
  await field(rosa).press('Escape');
  await expect(rosa.getByRole('list', { name: 'Conversations' })).toBeVisible();
  await rosa.context().close();
});
