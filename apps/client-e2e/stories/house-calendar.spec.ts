import { acceptInvite, listHouses } from '@common-roof/contracts/schemas';
import { expect, test } from '@playwright/test';

import { checkScreen } from '../support/accessibility.ts';
import { send, tokenOf } from '../support/calls.ts';
import { makeHouse } from '../support/houses.ts';
import { linkIn } from '../support/mailbox.ts';
import { credentialsOf, makeRoomie } from '../support/newcomers.ts';
import { enterNew, openBrowser } from '../support/people.ts';
import { signIn } from '../support/sessions.ts';

const SORREL = { name: 'Sorrel House', street: 'Sorrel Lane 8', postalCode: 'M21 7AC', city: 'Manchester' };
const PIA = { first_name: 'Pia', last_name: 'Lund', email: 'pia@calendar.test' };

/** Creates a house with a roomie, who has chosen a password. @returns the id of the house */
async function prepare(): Promise<string> {
  await makeHouse('omar', SORREL, ['Back room']);
  await makeRoomie(PIA, { owner: 'omar', house: SORREL.name, room: 'Back room' });
  const link = new URL(await linkIn(PIA.email, '/accept-invite'), 'http://link');
  const { password } = credentialsOf(PIA, 'roomie');
  await send(acceptInvite, { body: { token: link.searchParams.get('token') ?? '', new_password: password } });
  const { items } = await send(listHouses, { query: { search: SORREL.name } }, await tokenOf('omar'));
  return items[0]?._id ?? '';
}

test('a parcel reaches the phone of whose it is, and a tablet in the kitchen until its board is removed', async ({
  browser,
}) => {
  const houseId = await prepare();
  const pia = await openBrowser(browser, { width: 360 });
  await pia.goto('/signin');
  await enterNew(pia, credentialsOf(PIA, 'roomie'));
  await pia.goto('/calendar');
  const omar = await signIn(browser, 'omar', { at: `/calendar?house=${houseId}`, width: 1440 });
  const tablet = await openBrowser(browser, { width: 1024 });

  await test.step('the homeowner enters a parcel in the month, and its roomie reads of it at once', async () => {
    await expect(omar.getByRole('grid')).toBeVisible();
    await omar.getByRole('button', { name: 'Add a parcel' }).click();
    const dialog = omar.getByRole('dialog', { name: 'Add a parcel' });
    await dialog.getByLabel('Where it is').fill('Below the stairs');
    await dialog.getByRole('button', { name: 'Add parcel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(omar.getByText('Parcel for Pia: Below the stairs').last()).toBeVisible();
    await expect(pia.getByText('Parcel for you: Below the stairs')).toBeVisible();
    await pia.getByRole('button', { name: /^Alerts/ }).click();
    await expect(pia.getByText('A parcel for you: Below the stairs')).toBeVisible();
    await pia.goto('/calendar');
  });

  await test.step('she makes a board, which a tablet shows without an account', async () => {
    await pia.getByRole('button', { name: 'More for Sorrel House' }).click();
    await pia.getByRole('menuitem', { name: 'Kitchen boards' }).click();
    await pia.getByRole('dialog').getByRole('button', { name: 'Make a board' }).click();
    const form = pia.getByRole('dialog', { name: 'Make a board' });
    await form.getByRole('button', { name: 'Make a board' }).click();
    const link = await pia.getByRole('link', { name: 'Open Kitchen' }).getAttribute('href');
    await tablet.goto(link ?? '');
    await expect(tablet.getByText('Below the stairs')).toBeVisible();
    await expect(tablet.getByRole('heading', { level: 1, name: 'Sorrel House' })).toBeVisible();
    await checkScreen(tablet, { light: 'all' });
  });

  await test.step('picked up, it is gone from the list; removed, the board opens nothing', async () => {
    await pia.getByRole('button', { name: 'Remove Kitchen' }).click();
    await pia.getByRole('button', { name: 'Remove', exact: true }).last().click();
    await expect(pia.getByText('Never opened')).toHaveCount(0);
    await pia.getByRole('button', { name: 'Close' }).click();
    await pia.getByRole('button', { name: /^Picked up: Parcel for you/ }).click();
    await expect(omar.getByText('Done', { exact: true }).last()).toBeVisible();
    await tablet.reload();
    await expect(tablet.getByRole('heading', { name: 'This board is closed' })).toBeVisible();
  });

  for (const page of [pia, omar, tablet]) await page.context().close();
});
