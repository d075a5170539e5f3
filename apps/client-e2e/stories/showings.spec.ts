import { expect, type Page, test } from '@playwright/test';

import { makeHouse, openHouse } from '../support/houses.ts';
import { mailTo } from '../support/mailbox.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';
import { proposeShowingTo } from '../support/showings.ts';

const WILLOW = { name: 'Willow House', street: '8 Canal Street', postalCode: 'LS2 7EY', city: 'Leeds' };
const ROOM = 'Canal side';
const ADA = { first_name: 'Ada', last_name: 'Brandt', email: 'ada.brandt@roomie.test' };
const JONAS = { first_name: 'Jonas', last_name: 'Weber', email: 'jonas.weber@visitor.test' };

/** Finds a line of this room only: the homeowner has others. */
const lineOf = (page: Page, text: RegExp) =>
  page
    .getByRole('listitem')
    .filter({ hasText: `${WILLOW.name}: ${ROOM}` })
    .filter({ hasText: text });

test("an occupied room is shown when its roomie agrees, and not when the time doesn't suit her", async ({
  browser,
}) => {
  await makeHouse('omar', WILLOW, [ROOM]);
  await makeRoomie(ADA, { owner: 'omar', house: WILLOW.name, room: ROOM });
  const omar = await signIn(browser, 'omar');
  const ada = await openBrowser(browser);
  await join(ada, ADA, 'roomie', '/showings');
  await expect(ada.getByText(/No showings planned/)).toBeVisible();

  await test.step('she is asked, and declines with a reason', async () => {
    await openHouse(omar, WILLOW.name);
    await proposeShowingTo(omar, ROOM, JONAS);
    await expect(ada.getByText('Waiting for your answer')).toBeVisible();
    await ada.getByRole('button', { name: /^Decline/ }).click();
    const dialog = ada.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('I write an exam that day.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await omar.goto('/adview');
    await expect(lineOf(omar, /Declined by Ada: I write an exam that day\./)).toBeVisible();
  });

  await test.step('she sets quiet times', async () => {
    await ada.getByRole('button', { name: 'Add times' }).click();
    await ada.getByRole('button', { name: 'Save' }).click();
    await expect(ada.getByText('Quiet times saved.')).toBeVisible();
  });

  await test.step('she agrees to another time, and the visitor gets a calendar entry', async () => {
    await openHouse(omar, WILLOW.name);
    await proposeShowingTo(omar, ROOM, JONAS);
    await ada.getByRole('button', { name: /^Confirm/ }).click();
    await omar.goto('/adview');
    await expect(lineOf(omar, /Confirmed/)).toBeVisible();
    const mail = await mailTo(JONAS.email, /Your showing of .* is confirmed/);
    expect(mail.attachments[0]?.text).toContain('BEGIN:VEVENT');
  });

  await test.step('it is moved, and she is asked again', async () => {
    await lineOf(omar, /Confirmed/)
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await omar.getByRole('menuitem', { name: 'Move' }).click();
    const dialog = omar.getByRole('dialog', { name: /^Move the showing/ });
    await dialog.getByRole('group', { name: /day/ }).last().getByRole('button').first().click();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(lineOf(omar, /Waiting for Ada to answer/)).toBeVisible();
    await expect(ada.getByText('Waiting for your answer')).toBeVisible();
    await mailTo(JONAS.email, /Another time for your showing/);
  });

  await omar.context().close();
  await ada.context().close();
});
