import { expect, type Page, test } from '@playwright/test';

import { linkIn } from '../support/mailbox.ts';
import { openBrowser, signIn } from '../support/people.ts';

const HOUSE = 'Maple House';
const TITLE = 'Quiet room with a balcony';
const APPLICANT = 'mara@rooms-story.test';

/** A house of its own, so that no other story meets it. */
async function openHouse(page: Page): Promise<void> {
  await page.goto('/edithouse');
  await page.getByLabel('Name of the house').fill(HOUSE);
  await page.getByLabel('Street and number').fill('Ahornweg 3');
  await page.getByLabel('Postal code').fill('10437');
  await page.getByLabel('City').fill('Potsdam');
  await page.getByRole('combobox', { name: 'Country' }).fill('Germ');
  await page.getByRole('option', { name: 'Germany' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('EUR');
  await page.getByRole('option', { name: /EUR/ }).click();
  await page.getByRole('combobox', { name: 'Time zone' }).fill('Europe/Berl');
  await page.getByRole('option', { name: 'Europe/Berlin' }).click();
  await page.getByRole('button', { name: 'Save and go on' }).click();
  const room = page.getByRole('group', { name: 'Room 1', exact: true });
  await room.getByLabel('Name of the room').fill('Balcony side');
  await room.getByLabel('Rent a month').fill('610');
  await page.getByRole('button', { name: 'Open the house' }).click();
  await expect(page.getByRole('heading', { name: HOUSE, level: 1 })).toBeVisible();
}

test('a homeowner advertises a room, somebody without an account applies, is shortlisted by keyboard and gets the offer', async ({
  browser,
}) => {
  test.slow();
  const owner = await signIn(browser, 'omar');
  await openHouse(owner);
  await owner.goto('/adview');
  await owner.getByRole('button', { name: 'Advertise a room' }).first().click();
  const editor = owner.getByRole('dialog', { name: 'Advertise a room' });
  await editor.getByRole('combobox', { name: 'Room' }).click();
  await owner.getByRole('option', { name: `${HOUSE}: Balcony side` }).click();
  await editor.getByLabel('Title').fill(TITLE);
  await editor.getByRole('textbox', { name: 'Text', exact: true }).fill('Twelve square metres. No children.');
  await expect(editor.getByText('This may shut people out')).toBeVisible();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText(/change the text, or say that you have read them/)).toBeVisible();
  await editor
    .getByRole('textbox', { name: 'Text', exact: true })
    .fill('Twelve square metres and a balcony to the yard.');
  await editor.getByRole('button', { name: 'Publish' }).click();
  await owner.getByRole('link', { name: TITLE }).click();
  await expect(owner.getByText('Nobody has applied yet')).toBeVisible();

  const guest = await openBrowser(browser);
  await guest.goto('/roomad?city=potsdam');
  await guest.getByRole('link', { name: TITLE }).click();
  await expect(guest.getByText('€610 a month')).toBeVisible();
  await expect(guest.getByText(/Ahornweg/)).toHaveCount(0);
  await guest.getByRole('button', { name: 'Send the application' }).click();
  await expect(guest.getByText('Please enter an e-mail address.')).toBeVisible();
  await guest.getByLabel('First name').fill('Mara');
  await guest.getByLabel('Last name').fill('Lind');
  await guest.getByLabel('E-mail').fill(APPLICANT);
  await guest.getByLabel('About you').fill('I cook on Sundays.');
  await guest.getByRole('button', { name: 'Send the application' }).click();
  await expect(guest.getByText('Nearly there')).toBeVisible();
  await guest.goto(await linkIn(APPLICANT, '/room-application/confirm'));
  await expect(guest.getByText(/Your application is with the homeowner/)).toBeVisible();

  const card = owner.getByRole('button', { name: 'Mara Lind', exact: true });
  await expect(card).toBeVisible();
  await card.focus();
  await owner.keyboard.press('ArrowRight');
  const shortlist = owner.getByRole('group', { name: /^Shortlisted/ });
  await expect(shortlist.getByRole('button', { name: 'Mara Lind', exact: true })).toBeFocused();
  await owner.getByRole('button', { name: 'Move Mara Lind' }).click();
  await owner.getByRole('menuitem', { name: 'Offer the room' }).click();
  await owner.getByRole('button', { name: 'Send the offer' }).click();
  const offered = owner.getByRole('group', { name: /^Offered/ });
  await expect(offered.getByRole('button', { name: 'Mara Lind', exact: true })).toBeVisible();

  await guest.goto(await linkIn(APPLICANT, '/newlease/'));
  await expect(guest.getByRole('heading', { name: /Mara, Omar Haddad offers you a room/ })).toBeVisible();
  await expect(guest.getByText(/Ahornweg 3/)).toBeVisible();
  await expect(guest.getByText(/The text of the lease will follow/)).toBeVisible();
  await owner.goto('/adview');
  await expect(owner.getByText('Opened', { exact: true })).toBeVisible();
  await guest.context().close();
  await owner.context().close();
});
