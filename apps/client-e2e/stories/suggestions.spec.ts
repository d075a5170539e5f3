import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { advertise } from '../support/ads.ts';
import { makeHouse, openHouse } from '../support/houses.ts';
import { linkIn } from '../support/mailbox.ts';
import { join, makeRoomie } from '../support/newcomers.ts';
import { openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const ROWAN = { name: 'Juniper House', street: 'Juniper Row 2', postalCode: 'M20 3BG', city: 'Manchester' };
const NIA = { first_name: 'Nia', last_name: 'Okoro', email: 'nia.okoro@story.test' };
const TOM = { first_name: 'Tom', last_name: 'Hale', email: 'tom.hale@story.test' };
const AD = { title: 'Room above the garden', text: 'Quiet, with a big desk.' };

test('a roomie suggests a friend, who applies, and the homeowner reads who suggested him', async ({ browser }) => {
  await makeHouse('omar', ROWAN, ['Loft', 'Den']);
  await makeRoomie(NIA, { owner: 'omar', house: ROWAN.name, room: 'Loft' });
  const [omar, nia, tom] = await Promise.all([
    signIn(browser, 'omar', { at: '/adview' }),
    openBrowser(browser, { width: 360 }),
    openBrowser(browser),
  ]);
  await advertise(omar, { ...AD, house: ROWAN.name, room: 'Den' });
  const board = omar.url();
  await join(nia, NIA, 'roomie', '/who-runs-what');

  await test.step('the homeowner lets everyone who lives there suggest people', async () => {
    await openHouse(omar, ROWAN.name);
    await omar
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click();
    await omar.getByRole('menuitem', { name: 'Who runs what' }).click();
    await omar.getByRole('combobox', { name: 'New roomies' }).selectOption('Everyone who lives here');
    await expect(omar.getByText('Saved. Everyone in the house has been told.')).toBeVisible();
    await checkScreen(omar);
  });

  await test.step('a roomie suggests her friend', async () => {
    await nia.getByRole('link', { name: 'Suggest someone' }).click();
    await expect(nia.getByText('People you suggest appear here, until 30 days after their answer.')).toBeVisible();
    await checkScreen(nia, { light: 'all' });
    await nia.getByRole('button', { name: 'Suggest someone' }).click();
    const dialog = nia.getByRole('dialog', { name: 'Suggest someone for Den' });
    await dialog.getByLabel('First name').fill(TOM.first_name);
    await dialog.getByLabel('Last name').fill(TOM.last_name);
    await dialog.getByLabel('E-mail').fill(TOM.email);
    await dialog.getByLabel('Why would it suit them?').fill('You need a desk');
    await checkScreen(nia);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(nia.getByText('Waiting for an answer')).toBeVisible();
    await checkScreen(nia);
  });

  await test.step('he sees the room and applies', async () => {
    // The last line of the e-mail, to say no.
    await tom.goto(await linkIn(TOM.email, '/room-suggestion'));
    await expect(tom.getByRole('button', { name: 'Don’t write to me again' })).toBeVisible();
    await checkScreen(tom);
    await tom.getByRole('link', { name: 'See the room' }).click();
    await expect(tom.getByRole('heading', { name: 'Nia thinks this room would suit you' })).toBeVisible();
    await expect(tom.getByText('You need a desk')).toBeVisible();
    await checkScreen(tom, { light: 'all' });
    await tom.getByLabel('About you').fill('I draw maps and cook on Sundays.');
    await tom.getByRole('button', { name: 'Send the application' }).click();
    await expect(tom.getByText(/has been sent/)).toBeVisible();
    await checkScreen(tom);
    await expect(nia.getByText('Applied', { exact: true })).toBeVisible();
  });

  await test.step('the homeowner reads who suggested him', async () => {
    await omar.goto(board);
    await expect(omar.getByText('Suggested by Nia')).toBeVisible();
    await omar.getByRole('button', { name: 'Tom Hale', exact: true }).click();
    await expect(omar.getByRole('dialog', { name: 'Tom Hale' }).getByText('Suggested by')).toBeVisible();
    await checkScreen(omar);
  });
});
