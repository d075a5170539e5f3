import { expect, type Page, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { inLog, openConversation, write } from '../support/people.ts';
import { openAs } from '../support/sessions.ts';

const HOUSE = 'Alder House';

const field = (page: Page) => page.getByRole('log').locator('..').locator('..').getByPlaceholder('Write a message');
const chooseAction = async (page: Page, text: string, action: string): Promise<void> => {
  const row = page.getByRole('article', { name: new RegExp(text) });
  await row.hover();
  await row.getByRole('button', { name: 'Actions for this message' }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

test('a mention reaches a person elsewhere, marks the conversation and opens its message', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa');
  const lena = await openAs(browser, 'lena', { width: 360 });
  await openConversation(rosa, HOUSE);
  await lena.goto('/chat');
  await field(rosa).pressSequentially('Do you have the drill, @le');
  await expect(rosa.getByRole('option', { name: /Lena/ })).toBeVisible();
  await rosa.keyboard.press('Enter');
  await rosa.keyboard.type('?');
  await rosa.keyboard.press('Enter');
  await expect(inLog(rosa, 'Do you have the drill, @Lena ?')).toBeVisible();
  await expect(lena.getByRole('img', { name: 'Mentions you' })).toBeVisible();
  await lena.getByRole('button', { name: /^Alerts/ }).click();
  await lena.getByText('Rosa mentioned you').first().click();
  await expect(lena.getByRole('article', { name: /Do you have the drill/ })).toBeInViewport();
  await expect(lena.getByRole('log').getByText('@Lena')).toHaveAttribute('data-mention', 'me');
  await rosa.context().close();
  await lena.context().close();
});

test('two people answer a poll on two screens, and one of them closes it', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa');
  const ravi = await openAs(browser, 'ravi', { width: 360 });
  await openConversation(rosa, HOUSE);
  await openConversation(ravi, HOUSE);
  await rosa.getByRole('button', { name: 'Ask in a poll' }).click();
  const dialog = rosa.getByRole('dialog', { name: 'New poll' });
  await dialog.getByLabel('Question').fill('Who is in on Saturday?');
  await dialog.getByLabel('Answer 1').fill('Me');
  await dialog.getByLabel('Answer 2').fill('Not me');
  await dialog.getByRole('button', { name: 'Send' }).click();
  const onRavi = ravi.getByRole('group', { name: 'Poll: Who is in on Saturday?' });
  await onRavi.getByRole('button', { name: 'Me: no votes', exact: true }).click();
  const onRosa = rosa.getByRole('group', { name: 'Poll: Who is in on Saturday?' });
  await expect(onRosa.getByRole('button', { name: 'Me: one vote, Ravi' })).toBeVisible();
  await onRosa.getByRole('button', { name: /^Not me/ }).click();
  await expect(onRavi.getByText('2 people voted · Choose one')).toBeVisible();
  await onRavi.getByRole('button', { name: /^Not me/ }).click();
  await expect(
    onRosa
      .getByRole('button', { name: 'Not me: 2 votes, Rosa, Ravi' })
      .or(onRosa.getByRole('button', { name: 'Not me: 2 votes, You, Ravi' })),
  ).toBeVisible();
  await checkScreen(rosa);
  await onRosa.getByRole('button', { name: 'Close poll' }).click();
  await rosa.getByRole('alertdialog').getByRole('button', { name: 'Close poll' }).click();
  await expect(onRavi.getByText('2 people voted · Closed')).toBeVisible();
  await expect(onRavi.getByRole('button', { name: /^Me/ })).toBeDisabled();
  await rosa.context().close();
  await ravi.context().close();
});

test('what one pins stands at the top for all, and leads far back', async ({ browser }) => {
  const rosa = await openAs(browser, 'rosa');
  const ravi = await openAs(browser, 'ravi', { width: 360 });
  await openConversation(rosa, HOUSE);
  await openConversation(ravi, HOUSE);
  const bar = (page: Page) => page.getByRole('region', { name: 'Pinned messages' });
  // A message of weeks ago is pinned in the demonstration.
  await bar(ravi)
    .getByRole('button', { name: /^Pinned, go to.*green one/ })
    .click();
  await expect(ravi.getByRole('article', { name: /green one is every other week/ })).toBeInViewport();
  await write(rosa, HOUSE, 'The key box is 4711.');
  await expect(inLog(rosa, 'The key box is 4711.')).toBeVisible();
  await chooseAction(rosa, 'The key box is 4711', 'Pin');
  await expect(bar(ravi)).toContainText('The key box is 4711.');
  await bar(ravi).getByRole('button', { name: 'Show all pinned messages' }).click();
  const list = ravi.getByRole('dialog', { name: 'Pinned messages' });
  await list.getByRole('button', { name: 'Unpin: The key box is 4711.' }).click();
  await expect(list.getByText('The key box is 4711.')).toBeHidden();
  await expect(bar(rosa)).toContainText('green one');
  await rosa.context().close();
  await ravi.context().close();
});
